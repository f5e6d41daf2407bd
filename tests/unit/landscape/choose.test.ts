import { chooseLandscape } from "@/lib/landscape/scene/choose";

const club = { zone: "Asia/Seoul", lat: 37.3, lon: 127.3, weatherCode: "10", month: 11 };
const sun = { sunrise: "07:20", sunset: "17:17" };
const at = (clock: string, day = "2026-11-23") => new Date(`${day}T${clock}:00+09:00`);

describe("the picture of a moment", () => {
  test.each([
    ["07:22", "dawn"],
    ["06:39", "night"],
    ["06:40", "dawn"],
    ["08:40", "dawn"],
    ["08:41", "noon"],
    ["12:40", "noon"],
    ["15:46", "noon"],
    ["15:47", "dusk"],
    ["16:40", "dusk"],
    ["17:52", "dusk"],
    ["17:53", "night"],
    ["19:40", "night"],
    ["00:10", "night"],
  ])("at %s it is %s by the given sunrise and sunset", (clock, light) => {
    expect(chooseLandscape({ ...club, ...sun, now: at(clock) }).light).toBe(light);
  });

  test.each([
    ["07:22", "2026-11-23", "dawn"],
    ["16:40", "2026-11-23", "dusk"],
    ["19:40", "2026-11-23", "night"],
    ["19:40", "2026-06-21", "dusk"],
    ["05:30", "2026-06-21", "dawn"],
    ["12:40", "2026-06-21", "noon"],
  ])("at %s on %s the sun is reckoned when no times are given", (clock, day, light) => {
    expect(chooseLandscape({ ...club, now: at(clock, day) }).light).toBe(light);
  });

  test("a time that is no HH:mm is reckoned instead of believed", () => {
    const moment = { ...club, sunrise: "25:99", sunset: "soon", now: at("12:40") };
    expect(chooseLandscape(moment).light).toBe("noon");
  });

  test("above the polar circle it is noon all summer and night all winter", () => {
    const north = { ...club, lat: 78, lon: 15, zone: "Arctic/Longyearbyen" };
    expect(chooseLandscape({ ...north, now: new Date("2026-06-21T23:00:00Z") }).light).toBe("noon");
    expect(chooseLandscape({ ...north, now: new Date("2026-12-21T11:00:00Z") }).light).toBe("night");
  });

  test.each([
    ["10", "clear"],
    ["20", "clear"],
    ["30", "cloud"],
    ["40", "rain"],
    ["41", "rain"],
    ["42", "snow"],
    ["44", "rain"],
    ["45", "snow"],
    ["50", "rain"],
    ["60", "rain"],
    ["70", "fog"],
    ["90", "cloud"],
    ["??", "clear"],
  ])("weather code %s shows %s", (weatherCode, weather) => {
    expect(chooseLandscape({ ...club, ...sun, now: at("12:40"), weatherCode }).weather).toBe(weather);
  });

  test("the turf is straw from November to March and green between", () => {
    const seasons = Array.from(
      { length: 12 },
      (_, i) => chooseLandscape({ ...club, now: at("12:40"), month: i + 1 }).season,
    );
    expect(seasons.map((season) => season[0]).join("")).toBe("sssgggggggss");
  });
});
