import { act, renderHook } from "@testing-library/react";
import { useParty } from "@/components/member/booking/use-party";
import { namesOf, type Party, seated } from "@/lib/web/booking/party";
import { detail } from "./scene";

const unknown: Parameters<typeof useParty>[2] = { companions: [], again: null, last: null, isSettled: false };
const ofThree: Party = { playerCount: 3, holeCode: "18", caddieMode: "C", couponIdx: null, seats: [] };
const fresh = { bookingIdx: null, againIdx: null };

beforeEach(() => sessionStorage.clear());

const begin = () =>
  renderHook((earlier: Parameters<typeof useParty>[2]) => useParty(100_001, detail(), earlier, null, fresh), {
    initialProps: unknown,
  });

describe("the party of a new booking", () => {
  test("is shown once the last one is known: the number of players does not change under the member's eyes", () => {
    const { result, rerender } = begin();
    expect(result.current.party).toBeNull();
    rerender({ ...unknown, last: ofThree, isSettled: true });
    expect(result.current.party?.playerCount).toBe(3);
  });

  test("is a full one where the last one cannot be known", () => {
    const { result, rerender } = begin();
    rerender({ ...unknown, isSettled: true });
    expect(result.current.party?.playerCount).toBe(4);
  });

  test("waits for nothing when it was typed before", () => {
    const { result, rerender } = begin();
    rerender({ ...unknown, isSettled: true });
    act(() => result.current.change({ playerCount: 3 }));
    rerender(unknown);
    expect(result.current.party?.playerCount).toBe(3);
  });

  test("loses nobody who is named before the list has been drawn again, and books with everybody", () => {
    const { result, rerender } = begin();
    rerender({ ...unknown, last: ofThree, isSettled: true });
    act(() => {
      const { seat, current } = result.current;
      for (const name of ["Hana", "Minji"]) seat((now) => seated(now, { kind: "guest", name, phoneNo: "" }));
      expect(namesOf(current()?.seats ?? [])).toEqual(["Hana", "Minji"]);
    });
    expect(namesOf(result.current.party?.seats ?? [])).toEqual(["Hana", "Minji"]);
  });
});
