import { callRules } from "@/lib/contract/call-rules";
import { routeKey } from "@/lib/contract/define-route";
import { tagsOfWrite } from "@/lib/web/bff/allow-list";

const routeOf = (key: string) => {
  const route = callRules.find((one) => routeKey(one) === key);
  if (!route) throw new Error(key);
  return route;
};

test("a write to a board that its path names drops what that board's pages keep, and no other's", () => {
  const restore = routeOf("POST /ops/trash/{entity}/restore");
  expect(tagsOfWrite(restore, ["ops", "trash", "faq", "restore"])).toEqual(["faqs"]);
  expect(tagsOfWrite(restore, ["ops", "trash", "banner", "restore"])).toEqual(["banners"]);
  expect(tagsOfWrite(restore, ["ops", "trash", "policy", "restore"])).toEqual([]);
});

/** Hidden, deleted and brought back are seen by visitors in a browser with notices and events; here for all of them. */
test.each([
  ["notice", "notice", "notices"],
  ["event", "event", "events"],
  ["faq", "faq", "faqs"],
  ["fnb", "fnb-menu", "fnb"],
  ["reference", "reference", "references"],
  ["banner", "banner", "banners"],
])("%s: what is hidden, deleted or brought back drops what its pages keep", (entity, board, tag) => {
  const drops = (key: string, path: string) => tagsOfWrite(routeOf(key), path.split("/"));
  expect(drops("PUT /ops/boards/{entity}/visibility", `ops/boards/${entity}/visibility`)).toEqual([tag]);
  expect(drops(`DELETE /${board}`, board)).toEqual([tag]);
  expect(drops("POST /ops/trash/{entity}/restore", `ops/trash/${entity}/restore`)).toEqual([tag]);
});

test("any other write drops what its declaration names", () => {
  expect(tagsOfWrite(routeOf("PUT /notice"), ["notice"])).toEqual(["notices"]);
  expect(tagsOfWrite(routeOf("POST /ops/previews"), ["ops", "previews"])).toEqual([]);
});
