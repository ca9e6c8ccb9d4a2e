// Finds text of an SVG mockup that runs out of its row.

/** In the page: the texts that reach out of the part around them, sideways. */
export function spilling(text) {
  const holder = document.createElement("div");
  // As in a document of its own: nothing is inherited from the page, not even its direction.
  holder.style.all = "initial";
  holder.style.direction = "ltr";
  holder.style.position = "absolute";
  holder.style.left = "0";
  const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (drawing.localName !== "svg") return [];
  holder.append(document.importNode(drawing, true));
  document.body.append(holder);
  const svg = holder.firstElementChild;
  const corner = svg.getBoundingClientRect();
  const found = [];
  for (const element of svg.querySelectorAll("text")) {
    const part = element.closest("[data-box]");
    if (!part) continue;
    const [x, , width] = part.dataset.box.split(" ").map(Number);
    const box = element.getBoundingClientRect();
    const left = box.left - corner.left;
    const right = box.right - corner.left;
    // A title's box is the text as measured, and the table of widths is good to 2 %.
    const slack = part.dataset.part === "title" ? Math.max(1, 0.02 * width) : 1;
    if (box.width > 0 && (left < x - slack || right > x + width + slack)) {
      const round = (value) => Math.round(value * 10) / 10;
      found.push(`“${element.textContent}” runs from ${round(left)} to ${round(right)}, its ${
        part.dataset.part} ${part.dataset.index ?? ""} from ${round(x)} to ${round(x + width)}`);
    }
  }
  holder.remove();
  return found;
}
