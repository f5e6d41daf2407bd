/** The texts about a round for the other players; an empty one is left out. */
export type SharedRound = {
  club: string;
  when: string;
  course: string;
  players: readonly string[];
  address: string;
};

/** A round as a message to friends: a line each, and nothing that only the booker may know (price, number, phone). */
export function shareText({ club, when, course, players, address }: SharedRound): string {
  return [club, when, course, players.filter((name) => name !== "").join(", "), address]
    .filter((line) => line.trim() !== "")
    .join("\n");
}
