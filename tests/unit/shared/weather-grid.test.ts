import { weatherGrid } from "@/lib/shared/weather-grid";

test.each([
  ["Seoul", 37.5665, 126.978, { x: 60, y: 127 }],
  ["Busan", 35.1796, 129.0756, { x: 98, y: 76 }],
  ["Jeju", 33.4996, 126.5312, { x: 53, y: 38 }],
])("the forecast grid has %s where the weather office has it", (_, lat, lon, cell) => {
  expect(weatherGrid({ lat, lon })).toEqual(cell);
});
