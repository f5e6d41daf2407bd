import { recentScreens, rememberScreen } from "@/components/ishm/palette/recent-screens";
import { fakeStorage } from "../../runtime/fake-timers";

const place = (number: number) => ({ href: `/ishm/notice/${number}`, label: `Notice ${number}` });

describe("the latest places of an admin", () => {
  test("are five, each once, the newest first", () => {
    const storage = fakeStorage();
    for (const number of [1, 2, 3, 4, 5, 6, 3]) rememberScreen("MS01 contents1", place(number), storage);
    const found = recentScreens("MS01 contents1", storage);
    expect(found.map(({ label }) => label)).toEqual([
      "Notice 3",
      "Notice 6",
      "Notice 5",
      "Notice 4",
      "Notice 2",
    ]);
  });

  test("are nobody else's, and lead nowhere but into the office", () => {
    const storage = fakeStorage();
    rememberScreen("MS01 contents1", place(1), storage);
    expect(recentScreens("MS01 bookadmin1", storage)).toEqual([]);
    rememberScreen("MS01 contents1", { href: "https://elsewhere.example", label: "x" }, storage);
    expect(recentScreens("MS01 contents1", storage)).toEqual([place(1)]);
  });
});
