import { fireEvent } from "@testing-library/react";
import { holdsInput, watchTyping } from "@/lib/web/runtime/typed-input";

let stop = () => {};
afterEach(() => stop());

/** A page with these fields, before its scripts. */
const show = (html: string) => {
  document.body.innerHTML = html;
};
const watch = () => {
  stop = watchTyping();
};

const field = () => document.querySelector("input") as HTMLInputElement;

describe("input that a failing check of the site must not take away (seed 396)", () => {
  test("what was typed before the scripts came is held", () => {
    show('<input name="id">');
    field().value = "kimmiru";
    watch();
    expect(holdsInput()).toBe(true);
    field().value = "";
    expect(holdsInput()).toBe(false);
  });

  test("a box that was ticked before them too", () => {
    show('<input type="checkbox" name="keep">');
    field().checked = true;
    watch();
    expect(holdsInput()).toBe(true);
  });

  test("what the page came with is nobody's input", () => {
    show('<input name="q" value="bunker"><input type="checkbox" checked>');
    watch();
    expect(holdsInput()).toBe(false);
  });

  test("what is typed later is held, until its field is gone", () => {
    show('<input name="id">');
    watch();
    expect(holdsInput()).toBe(false);
    fireEvent.input(field(), { target: { value: "k" } });
    expect(holdsInput()).toBe(true);
    field().remove();
    expect(holdsInput()).toBe(false);
  });
});
