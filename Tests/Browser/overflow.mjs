// Finds what makes a page scroll sideways.

/** In the page: the elements that reach out of the window and are not inside a scroller. */
export function overflowing() {
  const width = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > width) {
    found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  const clips = (element) => getComputedStyle(element).overflowX !== "visible";
  const isInScroller = (element) => {
    for (let outer = element.parentElement; outer && outer !== document.body;
      outer = outer.parentElement) {
      if (clips(outer)) return true;
    }
    return false;
  };
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    const isDrawn = box.width > 1 && box.height > 1 &&
      getComputedStyle(element).visibility !== "hidden";
    if (isDrawn && (box.right > width + 1 || box.left < -1) && !isInScroller(element)) {
      const name = element.tagName.toLowerCase() + [...element.classList].map((c) => "." + c).join("");
      found.push(`${name} from ${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
  }
  return found.slice(0, 5);
}
