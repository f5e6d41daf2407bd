import { headerStep } from "@/lib/web/header-room";

const short = ["Club", "Course", "Guide"];
const english = [
  "Club",
  "Guide",
  "Course",
  "Reservation",
  "Community",
  "My page",
  "Gift",
  "Weather",
  "Fitness",
];
const korean = ["클럽", "이용안내", "코스", "예약", "커뮤니티", "마이페이지", "기프트", "날씨", "체력단련장"];
const japanese = [
  "クラブ",
  "ご利用案内",
  "コース",
  "予約",
  "コミュニティ",
  "マイページ",
  "ギフト",
  "天気",
  "体力鍛錬場",
];

test.each([
  ["Mirsol", short, "1080"],
  ["미르솔 컨트리클럽", korean, "1080"],
  ["Mirsol Country Club", english, "1280"],
  ["ミルソルカントリークラブ", japanese, "1440"],
  ["A club with a name that is as long as a sentence", [...english, ...english], "1440"],
])("%s folds its menus below the width that they need", (name, menus, step) => {
  expect(headerStep(name, menus)).toBe(step);
});
