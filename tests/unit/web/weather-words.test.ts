import { languages } from "@/lib/shared/languages";
import en from "@/messages/en.json";
import ja from "@/messages/ja.json";
import ko from "@/messages/ko.json";
import zh from "@/messages/zh.json";

const messages = { en, ja, ko, zh };

// seed 43 61
test.each(languages)("the wind in %s says wind once, from every direction", (language) => {
  const { home, weather } = messages[language];
  for (const direction of Object.values(home.weather.directions)) {
    for (const text of [weather.wind, home.weather.wind]) {
      const said = text.replace("{direction}", direction).replace("{speed}", "3");
      expect(said).not.toMatch(/(\S)\1(?!\S*\1)/u);
      expect((said.match(/风|風|풍|[Ww]ind/gu) ?? []).length).toBeLessThanOrEqual(1);
    }
  }
});
