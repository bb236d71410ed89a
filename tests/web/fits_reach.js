/* What cannot be answered by pointing: a line for each find, none if every option, the confirm button and every place
   that can be pressed comes into sight, at most by scrolling, and nothing lies over it. */
() => {
  const FIRST = 2;
  const LEAST = 20;
  const finds = [];
  const nameOf = (one) =>
    one.closest("[data-anchor]")?.dataset.anchor ??
    one.dataset.word ??
    String(one.className);
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });

  /** What of it is in sight: inside the window, and inside everything around it that cuts or scrolls. */
  function inSight(one) {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [
      Math.min(right, innerWidth),
      Math.min(bottom, innerHeight),
    ];
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (box === document.body) break;
      const { overflowX, overflowY } = getComputedStyle(box);
      const at = box.getBoundingClientRect();
      if (overflowX !== "visible")
        [left, right] = [Math.max(left, at.left), Math.min(right, at.right)];
      if (overflowY !== "visible")
        [top, bottom] = [Math.max(top, at.top), Math.min(bottom, at.bottom)];
    }
    return { left, top, width: right - left, height: bottom - top };
  }

  /** Does a press on it arrive, at most of the places where it would be pressed? */
  function isPressed(one) {
    const { left, top, width, height } = inSight(one);
    const whole = one.getBoundingClientRect();
    if (
      width < Math.min(LEAST, whole.width) - 1 ||
      height < Math.min(LEAST, whole.height * 0.6) - 1
    )
      return "out of sight";
    const points = [
      [0.5, 0.5],
      [0.2, 0.25],
      [0.8, 0.25],
      [0.2, 0.75],
      [0.8, 0.75],
    ];
    const over = points
      .map(([x, y]) =>
        document.elementFromPoint(left + width * x, top + height * y),
      )
      .filter((hit) => !hit || !one.contains(hit));
    return over.length > 2
      ? `under ${over[0] ? nameOf(over[0]) : "nothing"}`
      : "";
  }

  const scrolled = [...document.querySelectorAll("*")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => [one, one.scrollTop, one.scrollLeft]);
  const options = [...document.querySelectorAll(".ask .opt")].filter(isSeen);
  // What was chosen or advised may have been scrolled to: one sees the beginning before.
  document.querySelector(".ask .list .box")?.scrollTo(0, 0);
  const atOnce = options.filter((one) => !isPressed(one)).length;
  if (atOnce < Math.min(FIRST, options.length))
    finds.push(`${atOnce} of ${options.length} options in sight`);
  const wanted = document.querySelectorAll(
    ".ask .opt, .ask .go, .board .lit, .board .can",
  );
  for (const one of [...wanted].filter(isSeen)) {
    const isOfTheQuestion = !!one.closest(".ask");
    one.scrollIntoView({ block: isOfTheQuestion ? "nearest" : "center" });
    const why = isPressed(one);
    if (why) finds.push(`not pressed: ${nameOf(one)} ${why}`);
  }
  const isAsked = document.querySelector(".ask .ah");
  if (isAsked && !document.querySelector(".ask .wax, .ask .go"))
    finds.push("no confirm button");
  for (const [one, top, left] of scrolled) one.scrollTo(left, top);
  return [...new Set(finds)];
};
