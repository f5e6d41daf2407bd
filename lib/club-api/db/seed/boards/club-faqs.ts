import { questionTypeCode } from "@/lib/contract/code-values/vocs";
import type { FaqSeed } from "./faq-seed";

/** All other questions. */
export const clubFaqs: readonly FaqSeed[] = [
  [
    [7, questionTypeCode.membershipAndLogin, 1, 122],
    [
      "I have forgotten my login id.",
      "아이디를 잊었습니다.",
      "ログインIDを忘れました。",
      "我忘记了登录账号。",
    ],
    [
      "Verify your phone under Find id and we show it to you.",
      "아이디 찾기에서 휴대폰 인증을 하시면 알려 드립니다.",
      "「ID検索」で携帯電話の認証を行うと表示されます。",
      "在“查找账号”中完成手机验证即可查看。",
    ],
  ],
  [
    [8, questionTypeCode.membershipAndLogin, 2, 48],
    [
      "What is a dormant account?",
      "휴면 계정은 무엇인가요?",
      "休眠アカウントとは何ですか。",
      "什么是休眠账号？",
    ],
    [
      "An account that nobody signed in to for a year. Sign in and verify yourself once to wake it.",
      "1년 동안 로그인하지 않은 계정입니다. 로그인 후 본인확인을 한 번 하시면 풀립니다.",
      "1年間ログインのないアカウントです。ログイン後に本人確認を一度行うと解除されます。",
      "一年未登录的账号。登录后完成一次身份验证即可恢复。",
    ],
  ],
  [
    [9, questionTypeCode.membershipAndLogin, 3, 36],
    [
      "May I sign up without a Korean phone number?",
      "한국 휴대폰이 없어도 가입할 수 있나요?",
      "韓国の電話番号がなくても登録できますか。",
      "没有韩国手机号可以注册吗？",
    ],
    [
      "Yes, with a code by e-mail. For the draw and for teams the desk checks a document once.",
      "네, 이메일 인증으로 가입합니다. 추첨과 단체 신청은 프런트에서 신분증을 한 번 확인한 뒤 이용하실 수 있습니다.",
      "はい、メール認証で登録できます。抽選と団体申込は、フロントで身分証を一度確認した後にご利用いただけます。",
      "可以，用邮箱验证码注册。参加抽签和团队申请需在前台核对一次证件。",
    ],
  ],
  [
    [10, questionTypeCode.feesAndPayment, 1, 198],
    [
      "What is in the green fee?",
      "그린피에는 무엇이 포함되나요?",
      "グリーンフィーに含まれるものは何ですか。",
      "果岭费包含什么？",
    ],
    [
      "The round and the use of the clubhouse. Cart and caddie are shared by the team.",
      "라운드와 클럽하우스 이용이 포함됩니다. 카트와 캐디 요금은 팀이 나누어 냅니다.",
      "ラウンドとクラブハウスの利用が含まれます。カートとキャディの料金は組で分担します。",
      "包含打球与会所使用。球车费与球童费由同组分摊。",
    ],
  ],
  [
    [11, questionTypeCode.feesAndPayment, 2, 84],
    ["Can I pay online?", "인터넷으로 결제할 수 있나요?", "オンラインで支払えますか。", "可以网上付款吗？"],
    [
      "No. You settle at the desk after the round, by card or cash.",
      "아니요. 라운드를 마친 뒤 프런트에서 카드나 현금으로 정산합니다.",
      "いいえ。ラウンド後にフロントでカードまたは現金でご精算ください。",
      "不可以。请在打完球后到前台用银行卡或现金结算。",
    ],
  ],
  [
    [12, questionTypeCode.feesAndPayment, 3, 71],
    [
      "How do I use a coupon?",
      "쿠폰은 어떻게 쓰나요?",
      "クーポンの使い方を教えてください。",
      "优惠券怎么使用？",
    ],
    [
      "Choose it when you book; only those that fit the day are shown. One coupon per booking.",
      "예약할 때 고르시면 됩니다. 그날 쓸 수 있는 쿠폰만 보이며, 예약 한 건에 한 장입니다.",
      "予約時に選んでください。その日に使えるものだけが表示されます。1予約につき1枚です。",
      "预订时选择即可，仅显示当日可用的券，每个预订限用一张。",
    ],
  ],
  [
    [13, questionTypeCode.course, 1, 133],
    [
      "From which tees do you play?",
      "어느 티를 쓰나요?",
      "どのティーからプレーしますか。",
      "从哪个发球台打？",
    ],
    [
      "White for most, red for who likes it shorter; blue and black with a handicap below 12.",
      "보통 화이트, 짧게 즐기실 때는 레드입니다. 블루와 블랙은 핸디캡 12 미만인 분께 권합니다.",
      "通常はホワイト、短めがお好みの方はレッドです。ブルーとブラックはハンディ12未満の方におすすめします。",
      "一般用白色，喜欢短距离用红色；差点12以下建议蓝色和黑色。",
    ],
  ],
  [
    [14, questionTypeCode.course, 2, 65],
    [
      "Do you play with frost on the greens?",
      "서리가 내려도 칠 수 있나요?",
      "霜が降りてもプレーできますか。",
      "果岭结霜时可以打吗？",
    ],
    [
      "We wait until it is gone. Groups that start late because of it may stop after nine holes and pay for nine.",
      "서리가 걷힐 때까지 기다립니다. 그 때문에 늦어진 팀은 9홀만 치고 9홀 요금을 내셔도 됩니다.",
      "霜が解けるまでお待ちいただきます。そのため遅れた組は、9ホールで終えて9ホール分のお支払いでも結構です。",
      "需等霜化开。因此延误的球组可只打九洞并按九洞付费。",
    ],
  ],
  [
    [15, questionTypeCode.foodAndBeverage, 1, 52],
    ["May I bring my own food?", "음식을 가져와도 되나요?", "食べ物を持ち込めますか。", "可以自带食物吗？"],
    [
      "Water and fruit, yes. Cooked food and alcohol stay at home, please.",
      "물과 과일은 괜찮습니다. 조리한 음식과 술은 삼가 주세요.",
      "水と果物は構いません。調理した料理とお酒はご遠慮ください。",
      "水和水果可以，熟食与酒请勿携带。",
    ],
  ],
  [
    [16, questionTypeCode.foodAndBeverage, 2, 40],
    [
      "Is there anything for vegetarians?",
      "채식 메뉴가 있나요?",
      "ベジタリアン向けの料理はありますか。",
      "有素食吗？",
    ],
    [
      "Mushroom hotpot, bibimbap without meat and tofu salad. Tell the staff about allergies.",
      "버섯전골과 고기를 뺀 비빔밥, 두부 샐러드가 있습니다. 알레르기는 직원에게 말씀해 주세요.",
      "きのこ鍋、肉抜きビビンバ、豆腐サラダがございます。アレルギーは係にお伝えください。",
      "有菌菇火锅、无肉拌饭和豆腐沙拉。如有过敏请告知工作人员。",
    ],
  ],
  [
    [17, questionTypeCode.facilities, 1, 68],
    [
      "Can I rent clubs and shoes?",
      "클럽과 신발을 빌릴 수 있나요?",
      "クラブや靴を借りられますか。",
      "可以租球杆和球鞋吗？",
    ],
    [
      "Clubs for 40,000 won, shoes in sizes 230 to 290 for 10,000 won. Reserve left-handed sets by phone.",
      "클럽은 40,000원, 신발은 230~290mm를 10,000원에 빌려 드립니다. 왼손 클럽은 전화로 미리 말씀해 주세요.",
      "クラブは40,000ウォン、靴は23〜29cmを10,000ウォンで貸し出します。左用はお電話で予約してください。",
      "球杆4万韩元，球鞋（23至29厘米）1万韩元。左手球杆请提前电话预约。",
    ],
  ],
  [
    [18, questionTypeCode.facilities, 2, 33],
    [
      "How long are the lockers open?",
      "락카는 몇 시까지 쓸 수 있나요?",
      "ロッカーは何時まで使えますか。",
      "更衣柜开放到几点？",
    ],
    [
      "From 05:00 until one hour after the last group, with bath and dry sauna.",
      "05시부터 마지막 팀이 끝나고 한 시간 뒤까지이며, 목욕탕과 건식 사우나도 같습니다.",
      "5時から最終組終了の1時間後までです。浴場とドライサウナも同じです。",
      "5点至最后一组结束后一小时，浴室和干蒸房相同。",
    ],
  ],
  [
    [19, questionTypeCode.lostProperty, 1, 45],
    [
      "I left something on the course.",
      "코스에 물건을 두고 왔습니다.",
      "コースに忘れ物をしました。",
      "我把东西落在球场了。",
    ],
    [
      "Look under Lost items first. We keep things for 180 days; wallets, phones and jewellery go to the police after seven.",
      "먼저 분실물 게시판을 확인해 주세요. 180일 동안 보관하며, 지갑과 휴대폰, 귀금속은 7일 뒤 경찰에 넘깁니다.",
      "まず忘れ物の掲示板をご覧ください。180日間保管し、財布・携帯電話・貴金属は7日後に警察へ届けます。",
      "请先查看失物招领。物品保管180天，钱包、手机和首饰7天后移交警方。",
    ],
  ],
  [
    [20, questionTypeCode.penalty, 1, 176],
    [
      "Until when can I cancel free of charge?",
      "언제까지 위약 없이 취소할 수 있나요?",
      "いつまで無料でキャンセルできますか。",
      "什么时候之前可以免费取消？",
    ],
    [
      "Until 17:00, three days before play on weekdays and four days before on weekends and holidays.",
      "평일은 3일 전 17시, 주말과 공휴일은 4일 전 17시까지입니다.",
      "平日は3日前の17時、週末と祝日は4日前の17時までです。",
      "平日为三天前17点，周末及节假日为四天前17点。",
    ],
  ],
];
