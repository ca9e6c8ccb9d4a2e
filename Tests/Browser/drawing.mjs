// Looks for what an SVG that stands alone must not hold.

/** In the page: the faults of one SVG file. */
export function faultsOfSVG(text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const broken = root.querySelector("parsererror") ?? root.closest("parsererror");
  if (broken) return [broken.textContent.slice(0, 200)];
  const faults = [];
  if (root.localName !== "svg") faults.push(`the root is ${root.localName}`);
  for (const name of ["script", "foreignObject", "link"]) {
    if (root.getElementsByTagName(name).length > 0) faults.push(`it holds <${name}>`);
  }
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const { name, value } of element.attributes) {
      // An app's own picture may stand inside the file; it must not be anywhere else.
      const isInside =
        element.localName === "image" && /^data:image\/(png|jpeg|gif|svg\+xml);base64,/.test(value);
      const leadsOut = /(^|:)href$/.test(name) && !value.startsWith("#") && !isInside;
      if (leadsOut || name.startsWith("on")) faults.push(`${name}="${value}"`);
    }
  }
  if (/@import|url\((?!["']?#)/.test(text)) faults.push("its style loads something");
  return faults;
}
