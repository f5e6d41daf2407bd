import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";

type Entry = { step: "booked" | "cancelling" | "cancelled"; bookingIdx: number };

/** The clients' record of their answers, on disk before they go on: `kill -9` of the server cannot take it back. */
export function openWitness(path: string) {
  const file = openSync(path, "a");
  return {
    write(entry: Entry): void {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
    },
    /** The last word on each booking. */
    read(): Map<number, Entry["step"]> {
      const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
      return new Map(
        lines.map((line) => {
          const { bookingIdx, step } = JSON.parse(line) as Entry;
          return [bookingIdx, step];
        }),
      );
    },
    close: () => closeSync(file),
  };
}
export type Witness = ReturnType<typeof openWitness>;
