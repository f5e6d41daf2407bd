import type fc from "fast-check";
import type { Answer } from "../api";
import { expectSame } from "./expect-same";
import type { Model } from "./model";
import type { Person, World } from "./world";

export type Step = fc.AsyncCommand<Model, World, boolean>;

/** One step: what it foretells, done in the world; then model and world are the same, and no rule is broken. */
export function step(
  name: string,
  may: (model: Model) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Step {
  return {
    check: may,
    run: async (model, world) => {
      const [kind = ""] = name.split("(");
      const send: World["send"] = async (...call) => {
        const answer = await world.send(...call);
        world.seen.add(`${kind} ${answer.json.fail?.code ?? "ok"}`);
        return answer;
      };
      await run(model, { ...world, send });
      await expectSame(model, world);
      await world.check();
    },
    toString: () => name,
  };
}

/** Several steps, one after the other. */
export function inTurn(name: string, may: (model: Model) => boolean, steps: readonly Step[]): Step {
  return {
    check: may,
    run: async (model, world) => {
      for (const one of steps) if (await one.check(model)) await one.run(model, world);
    },
    toString: () => name,
  };
}

/** A step of one of those who can take it, where most people could not. */
export function someone(
  find: (model: Model) => readonly Person[],
  place: number,
  make: (person: Person) => Step,
): Step {
  let name = "nobody";
  const chosen = (model: Model) => {
    const people = find(model);
    return people[place % people.length];
  };
  return {
    check: (model) => chosen(model) !== undefined,
    run: async (model, world) => {
      const one = make(chosen(model) ?? 0);
      name = one.toString();
      if (await one.check(model)) await one.run(model, world);
    },
    toString: () => name,
  };
}

/** The answer is the foretold one: a success (null) or a refusal with this code. */
export function expectCode({ status, json, text }: Answer, code: number | null): void {
  expect({ status, code: json.fail?.code ?? null, text }).toEqual({ status: 200, code, text });
}
