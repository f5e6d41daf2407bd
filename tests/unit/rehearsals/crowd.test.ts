import {
  arrivalBand,
  assumedDemand,
  crowdSize,
  type Demand,
  makeCrowd,
} from "@/lib/club-api/domains/rehearsals/crowd";

const demand: readonly Demand[] = [
  { memberType: "10", arriveMs: -600_000, device: "PHONE", teeMinute: 420, courseCode: "1", players: 4 },
  { memberType: "30", arriveMs: 30_000, device: null, teeMinute: null, courseCode: null, players: 3 },
];

test("the crowd is as large as at the largest opening times the load, and never larger than 10,000", () => {
  expect([crowdSize(300, 1), crowdSize(300, 10), crowdSize(2_000, 10), crowdSize(0, 1)]).toEqual([
    300, 3_000, 10_000, 1,
  ]);
});

test("equal seeds make equal crowds, others another one", () => {
  const crowd = (seed: string) => makeCrowd(demand, { members: 50, seed });
  expect(crowd("a")).toEqual(crowd("a"));
  expect(crowd("a")).not.toEqual(crowd("b"));
});

test("each member comes as somebody on record has come, a little earlier or later", () => {
  const crowd = makeCrowd(demand, { members: 400, seed: "s" });
  expect(new Set(crowd.map(({ memberIdx }) => memberIdx)).size).toBe(400);
  for (const { memberType, arriveMs, device, players } of crowd) {
    const [low, high] = memberType === "10" ? [-660_000, -540_000] : [27_000, 33_000];
    expect(arriveMs).toBeGreaterThanOrEqual(low ?? 0);
    expect(arriveMs).toBeLessThanOrEqual(high ?? 0);
    expect(players).toBe(memberType === "10" ? 4 : 3);
    if (memberType === "10") expect(device).toBe("PHONE");
  }
  // Nobody knows the browsers of the others: both kinds are among them.
  const unknown = crowd.filter(({ memberType }) => memberType === "30").map(({ device }) => device);
  expect(new Set(unknown)).toEqual(new Set(["PHONE", "DESKTOP"]));
});

test("without records the types of members come by their number", () => {
  const types = [
    { memberType: "10", members: 90 },
    { memberType: "20", members: 10 },
  ];
  const assumed = assumedDemand(types, [{ teeMinute: 420, courseCode: "1" }], "s");
  expect(assumed).toHaveLength(100);
  expect(assumed.filter(({ memberType }) => memberType === "20")).toHaveLength(10);
});

test.each([
  [-1, "BEFORE"],
  [0, "FIRST_10"],
  [10_000, "FIRST_60"],
  [60_000, "FIRST_600"],
  [600_000, "LATER"],
])("%i ms from the opening is %s", (ms, band) => expect(arrivalBand(ms)).toBe(band));
