/* What of the text inside `scope` is cut, covered or tiny: a line for each find, none if everything fits. */
(scope) => {
  const SMALLEST = 11.9;
  const SLACK = 2;
  /**
   * A layer that is opened over the board on purpose, and goes as it came: a zone that a squad visits, a packet that is
   * chosen from. Boards are drawn so that it lies over much of them, so what is under it is not lost but waits. What is
   * pressed or decided by now may not wait, nor may the words of another such layer.
   */
  const SHEET = "[data-sheet]";
  const NEVER_UNDER = "[data-sheet], .lit, [data-keep]";
  const finds = [];
  const hitAll = document.createElement("style");
  // What lets clicks through still covers what lies under it.
  hitAll.textContent = "* { pointer-events: auto !important }";
  document.head.append(hitAll);

  const styles = new Map();
  const styleOf = (one) =>
    styles.get(one) ??
    (styles.set(one, getComputedStyle(one)), styles.get(one));
  const parentOf = (one) => one.parentElement;
  const alpha = (colour) => {
    const inner = /\(([^)]*)\)/.exec(colour)?.[1] ?? "";
    if (!inner || colour === "transparent") return 0;
    const parts = inner.split(/[\s,/]+/).filter(Boolean);
    const hasAlpha = inner.includes("/") || colour.startsWith("rgba");
    return hasAlpha ? Number(parts.at(-1)) : 1;
  };
  const nameOf = (one) => {
    const anchor = one.closest?.("[data-anchor]")?.dataset.anchor;
    const own =
      one.tagName.toLowerCase() +
      [...one.classList]
        .filter((c) => !c.startsWith("svelte-"))
        .map((c) => `.${c}`)
        .join("");
    const around = one.parentElement?.closest("[class]");
    const where = [...(around?.classList ?? [])].find(
      (c) => !c.startsWith("svelte-"),
    );
    return `${where ? `.${where} ` : ""}${own}${anchor ? ` [${anchor}]` : ""}`;
  };
  const isInPlay = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".vh, [data-nick], [hidden]");

  /** The part of the screen in which this element can be seen, and whether scrolling brings more of it. */
  function windowOf(element) {
    const view = {
      left: 0,
      top: 0,
      right: innerWidth,
      bottom: innerHeight,
      scrollsX: false,
      scrollsY: false,
    };
    const isFixed = (one) => styleOf(one).position === "fixed";
    let isAbsolute = styleOf(element).position === "absolute";
    if (isFixed(element)) return view;
    for (let one = parentOf(element); one; one = parentOf(one)) {
      const style = styleOf(one);
      const holds =
        style.position !== "static" ||
        style.transform !== "none" ||
        style.contain.includes("paint");
      if (isAbsolute && !holds) continue;
      isAbsolute = style.position === "absolute";
      if (one === document.body || one === document.documentElement) continue;
      const box = one.getBoundingClientRect();
      const clips = (how) => how !== "visible";
      const scrolls = (how) => how === "auto" || how === "scroll";
      if (clips(style.overflowX)) {
        view.left = Math.max(view.left, box.left);
        view.right = Math.min(view.right, box.right);
        view.scrollsX ||= scrolls(style.overflowX);
      }
      if (clips(style.overflowY)) {
        view.top = Math.max(view.top, box.top);
        view.bottom = Math.min(view.bottom, box.bottom);
        view.scrollsY ||= scrolls(style.overflowY);
      }
      if (isFixed(one)) break;
    }
    const page = document.scrollingElement;
    if (
      page.scrollHeight > innerHeight + 1 &&
      styleOf(page).overflowY !== "hidden"
    )
      view.scrollsY = true;
    return view;
  }

  function sizeOf(element) {
    const size = parseFloat(styleOf(element).fontSize);
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    }
    return size * scaleOf(element);
  }

  /**
   * How much smaller than it says. Worked out from every `zoom`, `scale` and `transform` around it, for a width compared
   * with `offsetWidth`, which is in whole pixels, makes a single digit tiny by rounding.
   */
  function scaleOf(element) {
    let scale = element.currentCSSZoom;
    for (let one = element; one; one = parentOf(one)) {
      const style = styleOf(one);
      if (style.scale !== "none") scale *= parseFloat(style.scale);
      if (style.transform !== "none") {
        const { a, b } = new DOMMatrix(style.transform);
        scale *= Math.hypot(a, b);
      }
    }
    return scale;
  }

  /** A thing over this point that paints, and is no part of what it lies over. */
  function covering(element, x, y) {
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === element || element.contains(over) || over.contains(element))
        return null;
      const style = styleOf(over);
      if (Number(style.opacity) < 0.35 || style.visibility === "hidden")
        continue;
      if (over instanceof SVGElement) {
        if (over instanceof SVGSVGElement || style.fill === "none") continue;
        if (alpha(style.fill) * Number(style.fillOpacity) > 0.5) return over;
        continue;
      }
      if (
        alpha(style.backgroundColor) > 0.5 ||
        /url|gradient/.test(style.backgroundImage)
      )
        return over;
    }
    return null;
  }

  /** A word that goes on in the next line without a hyphen. */
  function brokenWord(node) {
    for (const { 0: word, index } of node.data.matchAll(
      /[\p{L}\p{M}\p{N}]+/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = range.getClientRects();
      if (rest.some((one) => one.top >= first.bottom - first.height / 4))
        return word;
    }
    return "";
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const element = node.parentElement;
    if (
      !words ||
      !element ||
      /^(SCRIPT|STYLE|NOSCRIPT|TITLE|OPTION)$/i.test(element.tagName) ||
      !isInPlay(element) ||
      !element.closest(scope)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(
      (box) => box.width > 0.5 && box.height > 0.5,
    );
    if (!boxes.length) continue;
    const said = `“${words.slice(0, 40)}” ${nameOf(element)}`;
    const isDrawing =
      words.length <= 2 &&
      !!element.closest('svg[aria-hidden], [aria-hidden="true"] svg');
    const size = sizeOf(element);
    const view = windowOf(element);
    // Where one can scroll, a line of which only the edge above or below its letters is left has been scrolled away.
    const isSeen = (box) => {
      const rise = view.scrollsY ? box.height * 0.25 : 0;
      return (
        box.right > view.left &&
        box.left < view.right &&
        box.bottom > view.top + rise &&
        box.top < view.bottom - rise
      );
    };
    if (!boxes.some(isSeen) && (view.scrollsX || view.scrollsY)) continue;
    const broken = boxes.length > 1 && brokenWord(node);
    if (broken) finds.push(`broken: “${broken}” of ${said}`);
    if (size < SMALLEST && !isDrawing)
      finds.push(`tiny ${size.toFixed(1)}: ${said}`);
    let isCut = false;
    for (const box of boxes) {
      const rise = box.height * 0.25;
      const cutX =
        !view.scrollsX &&
        (box.left < view.left - SLACK || box.right > view.right + SLACK);
      const cutY =
        !view.scrollsY &&
        (box.top < view.top - rise || box.bottom > view.bottom + rise);
      if ((cutX || cutY) && !isCut) {
        isCut = true;
        finds.push(`cut: ${said}`);
      }
      if (!isSeen(box) || isCut) continue;
      const y = Math.min(
        Math.max((box.top + box.bottom) / 2, view.top + 1),
        view.bottom - 1,
      );
      const xs = [0.15, 0.5, 0.85].map((part) => box.left + box.width * part);
      const over = xs
        .filter((x) => x > view.left && x < view.right)
        .map((x) => covering(element, x, y))
        .find(Boolean);
      const isUnderSheet =
        over?.closest(SHEET) && !element.closest(NEVER_UNDER);
      if (over && !isUnderSheet)
        finds.push(`covered: ${said} under ${nameOf(over)}`);
      else if (!over)
        texts.push({
          element,
          said,
          box: {
            left: Math.max(box.left, view.left),
            right: Math.min(box.right, view.right),
            top: Math.max(box.top, view.top),
            bottom: Math.min(box.bottom, view.bottom),
            height: box.height,
          },
        });
    }
  }

  // Two sentences in one place: nobody reads either.
  for (let a = 0; a < texts.length; a++)
    for (let b = a + 1; b < texts.length; b++) {
      const [one, two] = [texts[a], texts[b]];
      // Most pairs are apart, and numbers are compared sooner than elements.
      const wide =
        Math.min(one.box.right, two.box.right) -
        Math.max(one.box.left, two.box.left);
      if (wide <= 3) continue;
      const high =
        Math.min(one.box.bottom, two.box.bottom) -
        Math.max(one.box.top, two.box.top);
      if (high <= Math.min(one.box.height, two.box.height) * 0.45) continue;
      if (
        !one.element.contains(two.element) &&
        !two.element.contains(one.element)
      )
        finds.push(`over each other: ${one.said} and ${two.said}`);
    }

  const go = document.querySelector(".ask .go");
  if (go) {
    const box = go.getBoundingClientRect();
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
      finds.push("cut: the confirm button");
  }
  const widest = document.scrollingElement.scrollWidth;
  if (widest > innerWidth + 1)
    finds.push(`wide: the page is ${widest} px wide`);
  hitAll.remove();
  return [...new Set(finds)];
};
