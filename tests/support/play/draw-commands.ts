import { promote } from "./draw-jobs";
import {
  type Application,
  applicationOf,
  inState,
  isAnnounced,
  isApplying,
  isUnconfirmed,
  moments,
  placeOfWin,
} from "./draw-model";
import { drawPostIdx } from "./draw-world";
import { freed } from "./hand-on";
import type { Model } from "./model";
import { expectCode, type Step, step } from "./step";
import { band, memberOf, type Person, playDate } from "./world";

/** Choices of an application: the first course or else the second, the second or else the first, only the second. */
export const inputs = [["1", "2"], ["2", "1"], ["2"]] as const;
export type Input = 0 | 1 | 2;

function drawInput(courses: readonly string[], extra: object = {}) {
  const choices = courses.map((courseCode, place) => {
    return { rank: place + 1, playDate, standbyTimeCode: band, courseCode };
  });
  return { clubCode: "MS01", drawPostIdx, choices, playerCount: 4, players: [], agreeRules: true, ...extra };
}

export function apply(person: Person, input: Input): Step {
  return step(
    `apply(${person}, ${input})`,
    () => true,
    async (model, world) => {
      const courses = inputs[input];
      const answer = await world.send(person, "POST", "/reservation/draw", drawInput(courses));
      if (!isApplying(model)) return expectCode(answer, 4501);
      const own = applicationOf(model, person);
      const isIn = own?.state === "10";
      if (isIn && own.courses.join() !== courses.join()) return expectCode(answer, 4503);
      expectCode(answer, null);
      const { drawIdx } = answer.json.data as { drawIdx: number };
      if (isIn) expect(drawIdx).toBe(own.drawIdx);
      else model.draw.applications.push(newApplication(drawIdx, person, courses));
    },
  );
}

const newApplication = (drawIdx: number, person: Person, courses: readonly string[]): Application => ({
  drawIdx,
  person,
  state: "10",
  courses,
  sheetIdx: null,
  reserveNo: null,
  bookingIdx: null,
  until: null,
});

/** Another request for the same application. */
export function edit(person: Person, input: Input): Step {
  const isThere = (model: Model) => !["80", undefined].includes(applicationOf(model, person)?.state);
  return step(`edit(${person}, ${input})`, isThere, async (model, world) => {
    const own = applicationOf(model, person);
    const body = drawInput(inputs[input], { drawIdx: own?.drawIdx });
    const answer = await world.send(person, "POST", "/reservation/draw", body);
    expectCode(answer, isApplying(model) ? null : 4501);
    if (own && isApplying(model)) own.courses = inputs[input];
  });
}

/** Withdraws an application, or declines a win: one call, which knows what time it is. */
export function leave(person: Person): Step {
  const hasApplied = (model: Model) => applicationOf(model, person) !== undefined;
  return step(`leave(${person})`, hasApplied, async (model, world) => {
    const own = applicationOf(model, person);
    if (!own) return;
    const answer = await world.send(person, "DELETE", `/reservation/draw/${own.drawIdx}`);
    if (own.state === "80" || (own.state === "60" && isAnnounced(model))) return expectCode(answer, null);
    if (isApplying(model)) {
      expectCode(answer, null);
      own.state = "80";
      world.seen.add("withdrawn");
      return;
    }
    const sheetIdx = placeOfWin(model, own);
    if (!isAnnounced(model) || !isOpenWin(model, own) || sheetIdx === null) return expectCode(answer, 4507);
    expectCode(answer, null);
    own.state = "60";
    model.sold.delete(sheetIdx);
    world.seen.add("declined");
    await freed(model, world, sheetIdx);
    await promote(model, world);
  });
}

/** A win whose time to decline or to confirm has not run out. */
function isOpenWin({ draw }: Model, { state, until }: Application): boolean {
  return (state === "20" || state === "30") && until !== null && draw.now < until;
}

export function confirm(person: Person): Step {
  const hasApplied = (model: Model) => applicationOf(model, person) !== undefined;
  return step(`confirm(${person})`, hasApplied, async (model, world) => {
    const own = applicationOf(model, person);
    if (!own) return;
    const { drawIdx, bookingIdx } = own;
    const answer = await world.send(person, "POST", "/reservation/draw", { drawIdx, action: "CONFIRM" });
    const isWaitedFor = bookingIdx !== null && isUnconfirmed(model, { bookingIdx });
    if (!isWaitedFor || !isOpenWin(model, own)) return expectCode(answer, 4506);
    expectCode(answer, null);
    own.state = "30";
    const booked = model.sold.get(placeOfWin(model, own) ?? 0);
    if (booked) booked.version += 1;
  });
}

/** The club calls the draw off: applications end, the slots go the way of all freed ones. */
export function callOff(): Step {
  return step(
    "callOff()",
    ({ draw }) => draw.now >= moments.closing && draw.state !== "90",
    async (model, world) => {
      const path = `/ops/draws/${drawPostIdx}/cancel`;
      const answer = await world.send("staff", "POST", path, { reason: "No caddies" });
      if (!["10", "20", "30"].includes(model.draw.state)) return expectCode(answer, 4507);
      expectCode(answer, null);
      model.draw.state = "90";
      for (const application of inState(model, "10")) application.state = "80";
      for (const { sheetIdx } of model.draw.pool) await freed(model, world, sheetIdx);
    },
  );
}

/** The member's view of the own application: nothing of a result before the announcement. */
export function look(person: Person): Step {
  return step(
    `look(${person})`,
    () => true,
    async (model, world) => {
      const path = `/reservation/draw/${memberOf(person)}/${drawPostIdx}`;
      const { data } = (await world.send(person, "GET", path)).json;
      const own = applicationOf(model, person);
      if (!own || own.state === "80") return expect(data).toBeNull();
      const isOut = isAnnounced(model);
      expect(data).toMatchObject({
        drawIdx: own.drawIdx,
        state: isOut ? own.state : "10",
        result: isOut && own.sheetIdx !== null ? { playDate } : null,
        reserveNo: isOut ? own.reserveNo : null,
        bookingIdx: isOut ? own.bookingIdx : null,
        declineUntil: isOut && isOpenWin(model, own) ? expect.any(String) : null,
        editable: isApplying(model),
      });
    },
  );
}
