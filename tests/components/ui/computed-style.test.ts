/* The window of these tests keeps computed styles (`tests/support/node/dom.mjs`), never longer than they are true. */

const styleOf = (id: string) => getComputedStyle(document.getElementById(id) ?? document.body);

beforeEach(() => {
  document.body.innerHTML = '<div id="outer"><p id="inner">Text</p></div>';
  expect(styleOf("inner")).toMatchObject({ display: "block", visibility: "visible" });
});

test("an element that is hidden, and shown again, has another style each time", () => {
  const inner = document.getElementById("inner");
  inner?.setAttribute("hidden", "");
  expect(styleOf("inner").display).toBe("none");
  inner?.removeAttribute("hidden");
  expect(styleOf("inner").display).toBe("block");
});

test("a style that comes from above goes with the place", () => {
  const outer = document.getElementById("outer");
  outer?.style.setProperty("visibility", "hidden");
  expect(styleOf("inner").visibility).toBe("hidden");
  document.body.append(document.getElementById("inner") ?? "");
  expect(styleOf("inner").visibility).toBe("visible");
});

test("a rule that comes later counts, and one that goes counts no more", () => {
  const sheet = document.createElement("style");
  sheet.textContent = "#inner { display: none }";
  document.head.append(sheet);
  expect(styleOf("inner").display).toBe("none");
  sheet.remove();
  expect(styleOf("inner").display).toBe("block");
});
