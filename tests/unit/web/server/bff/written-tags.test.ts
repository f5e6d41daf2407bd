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

test("any other write drops what its declaration names", () => {
  expect(tagsOfWrite(routeOf("PUT /notice"), ["notice"])).toEqual(["notices"]);
  expect(tagsOfWrite(routeOf("POST /ops/previews"), ["ops", "previews"])).toEqual([]);
});
