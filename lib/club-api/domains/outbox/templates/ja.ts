import type { Templates } from "../events";

export const ja: Templates = {
  frame:
    "いつもご利用いただきありがとうございます。\n\n{text}\n\n{club}\nこのメールは送信専用です。ご返信いただいてもお答えできません。",
  events: {
    booked: { subject: "予約完了", text: "{date} {time} {course} の予約が完了しました。" },
    changed: { subject: "予約変更", text: "予約が {date} {time} {course} に変更されました。" },
    cancelled: { subject: "予約取消", text: "{date} {time} の予約が取り消されました。" },
    cancelledByClub: {
      subject: "クラブ都合による予約取消",
      text: "{date} {time} の予約はクラブの都合により取り消されました。理由：{reason}。違約金はかかりません。",
    },
    weatherCancelled: {
      subject: "天候による予約取消",
      text: "{date} {time} の予約は天候不良のため取り消されました。違約金はかかりません。",
    },
    lateCancelled: {
      subject: "期限後の取消",
      text: "{date} {time} の予約が期限後に取り消されました。違約金 {amount} ウォンまたは {until} までの予約停止となります。",
    },
    noShow: {
      subject: "無断不来場",
      text: "{date} {time} の予約にご来場がありませんでした。違約金 {amount} ウォンまたは {until} までの予約停止となります。",
    },
    penaltyImposed: {
      subject: "予約停止のお知らせ",
      text: "違約が適用されました（{penalty}）。{until} まで予約できません。",
    },
    penaltyReleased: {
      subject: "予約停止の解除",
      text: "予約停止が解除されました。再びご予約いただけます。",
    },
    freeCancelReminder: {
      subject: "無料取消の期限",
      text: "{date} {time} の予約は {deadline} まで無料で取り消せます。",
    },
    companionAdded: {
      subject: "同伴者登録",
      text: "{booker} 様が {date} {time} {course} の予約に同伴者として登録しました。",
    },
    companionLeft: {
      subject: "同伴者の不参加",
      text: "{companion}様が {date} {time} の予約から外れました。その枠は空いています。",
    },
    cancelledByPenalty: {
      subject: "予約の取消",
      text: "予約者の無断不参加により {date} {time} の予約は取り消されました。追加の違約金はありません。",
    },
    companionRemoved: { subject: "同伴者解除", text: "{date} {time} の予約の同伴者から外れました。" },
    partyChanged: {
      subject: "ラウンド内容の変更",
      text: "{date} {time} のラウンドの同伴者またはキャディの内容が変わりました。マイページでご確認ください。",
    },
    waitingAssigned: {
      subject: "キャンセル待ちの割り当て",
      text: "キャンセル待ちが {date} {time} {course} に割り当てられました。{grace} まで無料で取り消せます。",
    },
    waitingOffered: {
      subject: "キャンセル待ちのご案内",
      text: "{date} {time} {course} が空きました。{until} までにお受けください。",
    },
    waitingClosed: {
      subject: "キャンセル待ちの終了",
      text: "{date} のキャンセル待ちに空きは出ませんでした。",
    },
    waitingWithdrawn: {
      subject: "ご案内の取り下げ",
      text: "{date} {time} {course} のご案内は、ゴルフ場の都合により取り下げました。キャンセル待ちの順位は変わりません。",
    },
    waitingCancelledByClub: {
      subject: "キャンセル待ちの取消",
      text: "{date} のキャンセル待ちをゴルフ場が取り消しました。理由：{reason}",
    },
    drawApplied: {
      subject: "抽選申込の受付控え",
      text: "{title}の申込の受付番号は{number}です。受付の確認値：{receipt}。申込内容を示す控えですので、このメールを保管してください。",
    },
    drawClosed: {
      subject: "抽選の申込締切",
      text: "{title}の申込を締め切り、抽選の内容が確定しました。締切の指紋：{hash}。受付番号{number}の一覧での確認値：{receipt}。このメールを保管し、抽選後に検証ページの値と比べてください。",
    },
    drawWon: {
      subject: "抽選当選",
      text: "抽選当選：{date} {time} {course}。予約は完了しています。{until} まで無料で辞退できます。",
    },
    drawWonConfirm: {
      subject: "抽選当選",
      text: "抽選当選：{date} {time} {course}。{until} までに確定してください。",
    },
    drawConfirmReminder: {
      subject: "抽選当選の確定のお願い",
      text: "抽選当選 {date} {time} は {deadline} までに確定が必要です。過ぎると他の方に割り当てられます。",
    },
    drawConfirmed: {
      subject: "抽選当選の確定",
      text: "抽選当選 {date} {time} {course} が確定し、予約されました。",
    },
    drawReserve: { subject: "抽選補欠", text: "{title} の抽選結果：補欠 {number} 番です。" },
    drawLost: { subject: "抽選結果", text: "{title} の抽選結果：落選です。" },
    drawCancelled: { subject: "抽選中止", text: "{title} の抽選は中止されました。" },
    drawIneligible: {
      subject: "抽選の対象外",
      text: "{title}：参加条件を満たさなくなったため、抽選の対象外となりました。",
    },
    drawCompanionNamed: {
      subject: "抽選の同伴者に登録されました",
      text: "{applicant}様が{title}の抽選であなたを同伴者に登録しました。ご自身でも申し込めます。その場合はご自身の申し込みが優先されます。",
    },
    drawCompanionLost: {
      subject: "抽選の同伴者が変わりました",
      text: "{title}: {name}様がご自身で申し込まれたため、あなたの申し込みから外れました。受付終了までは別の方を登録できます。",
    },
    drawCompanionReleased: {
      subject: "抽選の同伴者登録の解除",
      text: "{title}：{applicant}様の申し込みの同伴者から外れました。受付終了まではご自身で申し込めます。",
    },
    drawCompanionWon: {
      subject: "抽選当選（同伴者）",
      text: "{applicant}様の抽選の申し込みが当選し、同伴者として予約されました：{date} {time} {course}。",
    },
    drawCompanionWonConfirm: {
      subject: "抽選当選・確定待ち（同伴者）",
      text: "同伴者として登録されている{applicant}様の申し込みが当選しました：{date} {time} {course}。{until} までの確定が必要です。",
    },
    drawCompanionEnded: {
      subject: "抽選当選の予約の取り消し（同伴者）",
      text: "{applicant}様が抽選で当選し、同伴者として登録されていた {date} {time} の予約は取り消されました。",
    },
    drawCompanionReserve: {
      subject: "抽選補欠（同伴者）",
      text: "{title} の抽選結果：同伴者として登録されている{applicant}様の申し込みは補欠 {number} 番です。",
    },
    drawCompanionNotDrawn: {
      subject: "抽選結果（同伴者）",
      text: "{title} の抽選結果：同伴者として登録されている{applicant}様の申し込みは落選です。",
    },
    drawCompanionIneligible: {
      subject: "抽選の対象外（同伴者）",
      text: "{title}：同伴者として登録されている{applicant}様の申し込みは抽選の対象外となりました。",
    },
    drawCompanionCancelled: {
      subject: "抽選中止（同伴者）",
      text: "{applicant}様の申し込みに同伴者として登録されている {title} の抽選は中止されました。",
    },
    teamReceived: { subject: "年間団体の申込受付", text: "年間団体のお申し込みを受け付けました：{team}。" },
    teamResult: { subject: "年間団体の申込結果", text: "年間団体の申込結果（{team}）：{state}。" },
    teamDateSuspended: { subject: "年間団体の日程停止", text: "{team} の {date} の日程が停止されました。" },
    teamMemberResult: {
      subject: "所属団体の申込結果",
      text: "{manager}様が申し込まれた所属団体 {team} の結果：{state}。",
    },
    teamMemberDateSuspended: {
      subject: "年間団体の日程停止",
      text: "所属団体 {team} の {date} の日程は停止され、ラウンドはありません。",
    },
    teamRoundCancelled: {
      subject: "年間団体のラウンド取り消し",
      text: "所属団体 {team} の {date} {time} のラウンドは取り消されました。",
    },
    teamRosterDue: {
      subject: "コンペの名簿をご提出ください",
      text: "{team}の{date}のラウンドについて、本日中に参加者名簿と組み合わせをご提出ください。",
    },
    vocReceived: { subject: "新しいお問い合わせ", text: "会員からお問い合わせ「{title}」が届きました。" },
    vocAnswered: { subject: "お問い合わせへの回答", text: "お問い合わせ「{title}」に回答しました。" },
    dataRequestReceived: {
      subject: "個人情報のご請求の受付",
      text: "個人情報に関するご請求を受け付けました。{date}までに回答します。",
    },
    dataRequestAnswered: {
      subject: "個人情報のご請求への回答",
      text: "{date}にいただいた個人情報に関するご請求に回答しました。マイページでご確認ください。",
    },
    couponExpiring: { subject: "クーポンの期限", text: "クーポン {coupon} は {date} に期限切れとなります。" },
    couponIssued: {
      subject: "クーポン発行",
      text: "クーポン {coupon} が発行されました。有効期限は {date} です。",
    },
    termsChange: {
      subject: "規約変更のお知らせ",
      text: "{title} が {date} から変わります。内容をご確認ください。",
    },
    dormancyNotice: {
      subject: "休眠アカウントへの移行予定",
      text: "長期間ログインがないため、{date} に休眠アカウントになります。ログインすると継続されます。",
    },
    passwordExpired: {
      subject: "パスワード変更のお願い",
      text: "パスワードが長期間変更されていません。新しいパスワードに変更してください。",
    },
    passwordChanged: {
      subject: "パスワード変更",
      text: "{time} にパスワードが変更されました。心当たりがない場合はすぐにクラブへご連絡ください。",
    },
    contactChanged: {
      subject: "連絡先変更",
      text: "{time} に連絡先が変更されました。心当たりがない場合はすぐにクラブへご連絡ください。",
    },
    certificationCode: {
      subject: "認証番号",
      text: "認証番号は {code} です（{minutes} 分間有効）。他人に教えないでください。",
    },
    findIds: { subject: "IDのご案内", text: "お客様のID：{ids}" },
    welcome: { subject: "会員登録完了", text: "{name} 様、会員登録が完了しました。" },
    memberApproved: { subject: "会員承認", text: "{name} 様、会員の承認が完了しました。" },
    withdrawn: { subject: "退会完了", text: "退会手続きが完了し、個人情報は破棄されます。" },
    marketingChanged: {
      subject: "案内配信の同意変更",
      text: "{date} に案内配信の同意が変更されました：{choice}。",
    },
    marketingReconfirm: {
      subject: "広告配信への同意のご確認",
      text: "{choice}による広告の受信に同意いただいています。マイページからいつでも無料で取り消せます。",
    },
  },
};
