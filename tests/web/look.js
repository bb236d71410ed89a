/* Opens the card of every piece in sight whose name is not `known`: the names, and what is wrong with which card.
   `most`: of one kind at most so many, counted with the known ones. */
async ([known, most]) => {
  const PATIENCE = 3000;
  const seen = new Map();
  const kindOf = (name) => name.split(":")[0];
  const isEnough = (name) =>
    most !== null &&
    [...known, ...seen.keys()].filter((one) => kindOf(one) === kindOf(name)).length >= most;
  for (const piece of document.querySelectorAll(".page [data-anchor]"))
    if (
      piece.checkVisibility({ visibilityProperty: true }) &&
      !piece.closest("aside.look, .ask") &&
      !known.includes(piece.dataset.anchor) &&
      !isEnough(piece.dataset.anchor)
    )
      seen.set(piece.dataset.anchor, piece);

  const card = () => document.querySelector("aside.look");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  async function opened(name) {
    const until = performance.now() + PATIENCE;
    while (card()?.dataset.look !== name && performance.now() < until)
      await frame();
    if (card()?.dataset.look !== name) return null;
    await Promise.all(card().getAnimations().map((one) => one.finished));
    return card();
  }

  /** Its title is whole, there is something to read, and all of it is on the screen or can be scrolled to. */
  function wrongWith(panel) {
    const wrong = [];
    const title = panel.querySelector("h2");
    const lines = [...panel.querySelectorAll("[role=status] span")];
    if (!title?.textContent.trim()) wrong.push("has no title");
    if (!lines.some((line) => line.textContent.trim().length > 3))
      wrong.push("says nothing");
    if (/\{|\bundefined\b|\bNaN\b|^[a-z]+(-[a-z0-9_]+){2,}$/m.test(panel.innerText))
      wrong.push(`has a raw word: ${panel.innerText}`);
    const box = panel.getBoundingClientRect();
    if (
      box.left < -1 ||
      box.top < -1 ||
      box.right > innerWidth + 1 ||
      box.bottom > innerHeight + 1
    )
      wrong.push("is not whole on the screen");
    if (panel.scrollWidth > panel.clientWidth + 1) wrong.push("is cut sideways");
    const head = title?.getBoundingClientRect();
    if (head && (head.top < box.top || head.bottom > box.bottom))
      wrong.push("hides its title");
    const room = innerHeight - box.height;
    if (room < 40) wrong.push("takes the whole screen");
    return wrong;
  }

  const finds = [];
  for (const [name, piece] of seen) {
    piece.dispatchEvent(
      new MouseEvent("contextmenu", { bubbles: true, cancelable: true }),
    );
    const panel = await opened(name);
    if (!panel) finds.push(`${name}: has no card`);
    else for (const wrong of wrongWith(panel)) finds.push(`${name}: ${wrong}`);
  }
  card()?.querySelector("header button:last-child").click();
  return { names: [...seen.keys()], finds };
};
