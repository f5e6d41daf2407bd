import { booker, golfer, type JoinScene, joinScene, other } from "../../support/scenes/join-scene";

let scene: JoinScene;
beforeAll(async () => {
  scene = await joinScene();
}, 60_000);
beforeEach(async () => {
  await scene.reset();
  await scene.setPolicy("C0570", { value1: "Y", value2: "Y", value3: "60", value4: "3" });
});
afterAll(() => scene.close());

test("explore", async () => {
  await scene.seek([booker, golfer, other]);
  await scene.search();
  console.log(JSON.stringify((await scene.join(golfer)).flights), await scene.told());
  const f = (await scene.join(golfer)).flights[0]!.flightIdx;
  for (const id of [booker, golfer, other]) console.log((await scene.answerFlight(id, f)).text);
  await scene.search();
  console.log(JSON.stringify(await scene.join(golfer)), await scene.told());
});
