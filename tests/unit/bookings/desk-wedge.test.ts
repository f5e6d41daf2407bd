import { type Burst, noBurst, readKey } from "@/components/ishm/desk/scan/wedge";

type Step = { key: string; code?: string; isShift?: boolean; after?: number };

/** The code that keys give, each so many milliseconds after the one before. */
function read(steps: readonly Step[]): string | null {
  let burst: Burst = noBurst;
  let at = 1000;
  let found: string | null = null;
  for (const { key, code = "", isShift = false, after = 5 } of steps) {
    at += after;
    const step = readKey(burst, { key, code, isShift, at });
    burst = step.burst;
    found = step.code ?? found;
  }
  return found;
}
const keysOf = (text: string, after?: number): Step[] =>
  [...text, "Enter"].map((key) => (after === undefined ? { key } : { key, after }));

test("a quick burst that ends with Enter is a scan", () => {
  expect(read(keysOf("550010.1797433200.aB-_9"))).toBe("550010.1797433200.aB-_9");
});

test("fingers are none, however long they type", () => {
  expect(read(keysOf("261216-00007", 90))).toBeNull();
});

test("a pause begins anew, and so few keys are none", () => {
  expect(
    read([
      ...keysOf("abc", 200).slice(0, -1),
      ...keysOf("261216-00007").map((step, place) => (place === 0 ? { ...step, after: 300 } : step)),
    ]),
  ).toBe("261216-00007");
  expect(read(keysOf("1234567"))).toBeNull();
});

test("an Enter that comes late belongs to somebody's hand", () => {
  const keys = keysOf("261216-00007");
  expect(read([...keys.slice(0, -1), { key: "Enter", after: 400 }])).toBeNull();
});

test("Shift between two letters ends nothing; an arrow does", () => {
  const [first, ...rest] = keysOf("261216-00007");
  expect(read([first ?? { key: "2" }, { key: "Shift" }, ...rest])).toBe("261216-00007");
  expect(read([...keysOf("2612").slice(0, -1), { key: "ArrowLeft" }, ...keysOf("16-0007")])).toBeNull();
});

test("with a Korean keyboard the places of the keys count, not what the input method makes of them", () => {
  const steps: Step[] = [
    ...["Digit5", "Digit5", "Digit0", "Digit0", "Digit1", "Period"].map((code) => ({ key: "Process", code })),
    { key: "ㅁ", code: "KeyA" },
    { key: "Process", code: "KeyB", isShift: true },
    { key: "Process", code: "Minus", isShift: true },
    { key: "Enter" },
  ];
  expect(read(steps)).toBe("55001.aB_");
});
