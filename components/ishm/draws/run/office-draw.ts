import { isOneOf } from "@/lib/contract/code-values/code-group";
import { type ApplicationState, applicationState, drawPostState } from "@/lib/contract/code-values/draws";
import type { CallOutput } from "@/lib/contract/routes";
import type { MenuAccess } from "@/lib/web/office/menu-access";

export type OfficeDraw = CallOutput<"GET /ops/draws/{id}">;
export type Rehearsal = CallOutput<"POST /ops/draws/{id}/rehearse">;
export type DrawApplication = OfficeDraw["applications"][number];

/** The events of a draw's state machine that a person may cause (domain.md 8.4, 8.5). */
const drawActions = ["edit", "close", "run", "announce", "amend", "promote", "cancel"] as const;
export type DrawAction = (typeof drawActions)[number];

const wonStates: readonly ApplicationState[] = [applicationState.won, applicationState.confirmed];

/** Applications that hold a time, that wait for one, and those that have neither. */
export function groupOf({ state }: Pick<DrawApplication, "state">): "won" | "reserve" | "rest" {
  if (wonStates.includes(state)) return "won";
  return state === applicationState.reserve ? "reserve" : "rest";
}

export function reservesOf({ applications }: Pick<OfficeDraw, "applications">): DrawApplication[] {
  return applications
    .filter((one) => groupOf(one) === "reserve")
    .sort((one, other) => (one.reserveNo ?? 0) - (other.reserveNo ?? 0));
}

export function winnersOf({ applications }: Pick<OfficeDraw, "applications">): DrawApplication[] {
  return applications.filter((one) => groupOf(one) === "won");
}

/** All applications but the withdrawn ones. */
export function entriesOf({ applications }: Pick<OfficeDraw, "applications">): DrawApplication[] {
  return applications.filter(({ state }) => state !== applicationState.withdrawn);
}

type Rights = Pick<MenuAccess, "isCreate" | "isUpdate">;

/** The actions that the state of a draw and these rights allow. */
export function drawActionsOf(draw: OfficeDraw, { isCreate, isUpdate }: Rights): DrawAction[] {
  const { state } = draw;
  const isDrawable = isOneOf(state, [drawPostState.planned, drawPostState.applying, drawPostState.closed]);
  const possible: Record<DrawAction, boolean> = {
    edit: isUpdate && state === drawPostState.planned,
    close: isCreate && state === drawPostState.applying,
    run: isCreate && state === drawPostState.closed,
    announce: isCreate && state === drawPostState.drawn,
    amend:
      isCreate && state === drawPostState.drawn && winnersOf(draw).length > 0 && entriesOf(draw).length > 1,
    promote: isCreate && draw.freeSlots.length > 0 && reservesOf(draw).length > 0,
    cancel: isCreate && isDrawable,
  };
  return drawActions.filter((action) => possible[action]);
}

/** Whether a draw can be rehearsed. */
export function canRehearse({ state }: Pick<OfficeDraw, "state">, { isCreate }: Rights): boolean {
  return isCreate && (state === drawPostState.applying || state === drawPostState.closed);
}
