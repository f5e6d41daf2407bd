import fc from "fast-check";
import { offeredCount, waitingOffer } from "@/lib/web/booking/waiting-offer";

const band = (key: string, minPlayers?: number, maxPlayers?: number, courseCodes?: string[]) => ({
  key,
  name: key,
  freeSlots: 0,
  waitingTeams: 0,
  ...(minPlayers === undefined ? {} : { minPlayers, maxPlayers }),
  ...(courseCodes === undefined ? {} : { courseCodes }),
});

test("a day that takes fours only offers fours, on the courses that it has", () => {
  const offer = waitingOffer([band("11", 4, 4, ["1", "2"]), band("12", 4, 4, ["2"])]);
  expect(offer).toEqual({ counts: ["4"], courseCodes: ["1", "2"] });
  expect(offeredCount(offer, "2")).toBe("4");
});

test("with a band chosen only what that band has is offered", () => {
  const bands = [band("11", 1, 2, ["1"]), band("12", 3, 4, ["1", "2"])];
  expect(waitingOffer(bands).counts).toEqual(["1", "2", "3", "4"]);
  expect(waitingOffer(bands, ["11"])).toEqual({ counts: ["1", "2"], courseCodes: ["1"] });
});

test("a club that does not say what its bands have is asked for anything", () => {
  expect(waitingOffer([band("11")])).toEqual({ counts: ["1", "2", "3", "4"], courseCodes: null });
});

test("whatever is shown as chosen is among what is offered", () => {
  const size = fc.integer({ min: 1, max: 4 });
  const some = fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(some, size, (sizes, wanted) => {
      const bands = sizes.map(([one, other], place) =>
        band(String(place), Math.min(one, other), Math.max(one, other)),
      );
      const offer = waitingOffer(bands);
      expect(offer.counts).toContain(offeredCount(offer, String(wanted)));
    }),
  );
});
