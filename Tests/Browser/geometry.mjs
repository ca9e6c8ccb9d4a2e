// Compares where a browser puts the parts of an HTML mockup with where its SVG says they are.

/** The largest distance, in points, that still counts as the same place. */
export const tolerance = 1;

/** In the page: the boxes of all parts, from the corner of the screen they are in. */
export function boxesOfHTML(root = document) {
  const screen = root.querySelector('[data-part="screen"]');
  if (!screen) return null;
  const corner = screen.getBoundingClientRect();
  return [...root.querySelectorAll("[data-part]")].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      part: element.dataset.part, index: element.dataset.index ?? "",
      box: [box.left - corner.left, box.top - corner.top, box.width, box.height],
    };
  });
}

/** In the page: opens several pages at once, in frames, and gives what `boxes` finds in each. */
export async function boxesInFrames(boxes, pages) {
  const frames = await Promise.all(pages.map((text) => new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.width = 1200;
    frame.height = 2000;
    frame.onload = () => resolve(frame);
    frame.srcdoc = text;
    document.body.append(frame);
  })));
  return Promise.all(frames.map(async (frame) => {
    await frame.contentDocument.fonts.ready;
    const found = boxes(frame.contentDocument);
    frame.remove();
    return found;
  }));
}

/** In the page: the boxes that an SVG states; a string when it is no well-formed SVG. */
export function boxesOfSVG(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml");
  const broken = svg.querySelector("parsererror");
  if (broken) return broken.textContent;
  return [...svg.querySelectorAll("[data-part]")].map((element) => ({
    part: element.getAttribute("data-part"), index: element.getAttribute("data-index") ?? "",
    box: (element.getAttribute("data-box") ?? "").split(" ").map(Number),
  }));
}

/** One line for every part that one of them lacks or that lies elsewhere. */
export function differences(html, svg) {
  const found = [];
  const left = keyed(html);
  const right = keyed(svg);
  for (const [key, box] of left) {
    const other = right.get(key);
    if (!other) {
      found.push(`${key}: only in the HTML`);
    } else if (other.length !== 4 || other.some(Number.isNaN)) {
      found.push(`${key}: the SVG has no data-box of four numbers`);
    } else {
      const far = box.some((value, axis) => Math.abs(value - other[axis]) > tolerance);
      if (far) found.push(`${key}: HTML ${shown(box)}, SVG ${shown(other)}`);
    }
  }
  for (const key of right.keys()) if (!left.has(key)) found.push(`${key}: only in the SVG`);
  return found;
}

/** Boxes by part and index; parts of the same name are numbered in their order. */
function keyed(parts) {
  const boxes = new Map();
  for (const { part, index, box } of parts) {
    const name = index ? `${part} ${index}` : part;
    let key = name;
    for (let number = 2; boxes.has(key); number += 1) key = `${name} (${number})`;
    boxes.set(key, box);
  }
  return boxes;
}

function shown(box) {
  return box.map((value) => Math.round(value * 100) / 100).join(" ");
}
