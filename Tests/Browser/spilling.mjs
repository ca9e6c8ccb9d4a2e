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
  // Boxes count from the corner of the screen; dimensions may stand to the left of it.
  const corner = svg.querySelector('[data-part="screen"]')?.getBBox().x ?? 0;
  // The room that the letters take up: the tail of one may reach out of it, as a final reh's does.
  const extent = (element) => {
    const map = element.getCTM();
    const edges = [];
    for (let index = 0; index < element.getNumberOfChars(); index += 1) {
      const { x, y, width, height } = element.getExtentOfChar(index);
      for (const [left, top] of [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]) {
        edges.push(map.a * left + map.c * top + map.e);
      }
    }
    return [Math.min(...edges), Math.max(...edges)];
  };
  const found = [];
  for (const element of svg.querySelectorAll("text")) {
    const part = element.closest("[data-box]");
    if (!part) continue;
    const [x, , width] = part.dataset.box.split(" ").map(Number);
    const [left, right] = extent(element).map((edge) => edge - corner);
    if (right > left && (left < x - 1 || right > x + width + 1)) {
      const round = (value) => Math.round(value * 10) / 10;
      found.push(`“${element.textContent}” runs from ${round(left)} to ${round(right)}, its ${
        part.dataset.part} ${part.dataset.index ?? ""} from ${round(x)} to ${round(x + width)}`);
    }
  }
  holder.remove();
  return found;
}
