import type { Templates } from "../events";

export const zh: Templates = {
  frame: "您好！\n\n{text}\n\n{club}\n此邮件由系统自动发送，请勿回复。",
  events: {
    booked: { subject: "预订成功", text: "您已成功预订 {date} {time} {course}。" },
    changed: { subject: "预订变更", text: "您的预订已变更为 {date} {time} {course}。" },
    cancelled: { subject: "预订取消", text: "您 {date} {time} 的预订已取消。" },
    cancelledByClub: {
      subject: "球会取消预订",
      text: "因球会原因，您 {date} {time} 的预订已取消。原因：{reason}。不收取违约金。",
    },
    weatherCancelled: {
      subject: "因天气取消预订",
      text: "因天气原因，您 {date} {time} 的预订已取消。不收取违约金。",
    },
    lateCancelled: {
      subject: "逾期取消",
      text: "您 {date} {time} 的预订已逾期取消。违约金 {amount} 韩元，或暂停预订至 {until}。",
    },
    noShow: {
      subject: "未到场",
      text: "您未按 {date} {time} 的预订到场。违约金 {amount} 韩元，或暂停预订至 {until}。",
    },
    penaltyImposed: {
      subject: "暂停预订通知",
      text: "已按违约处理（{penalty}），暂停预订至 {until}。",
    },
    penaltyReleased: { subject: "恢复预订", text: "暂停预订已解除，您可以重新预订。" },
    freeCancelReminder: {
      subject: "免费取消即将截止",
      text: "您 {date} {time} 的预订可在 {deadline} 前免费取消。",
    },
    companionAdded: {
      subject: "已登记为同组球员",
      text: "{booker} 已将您登记为 {date} {time} {course} 预订的同组球员。",
    },
    companionLeft: {
      subject: "同组球员退出",
      text: "{companion} 已退出您 {date} {time} 的预订，该名额已空出。",
    },
    cancelledByPenalty: {
      subject: "预订已取消",
      text: "因预订人未到场，{date} {time} 的预订已取消，不另收违约金。",
    },
    companionRemoved: { subject: "已移出预订", text: "您已不在 {date} {time} 的预订名单中。" },
    partyChanged: {
      subject: "球局内容已变更",
      text: "您 {date} {time} 球局的球员或球童安排已变更，请在“我的页面”中查看。",
    },
    waitingAssigned: {
      subject: "候补已分配",
      text: "您的候补已分配到 {date} {time} {course}，{grace} 前可免费取消。",
    },
    waitingOffered: {
      subject: "候补时段待确认",
      text: "{date} {time} {course} 已空出，为您保留至 {until}，请及时接受。",
    },
    waitingClosed: { subject: "候补结束", text: "{date} 的候补未能分配。" },
    waitingWithdrawn: {
      subject: "候补时段已撤回",
      text: "因球场原因，为您保留的 {date} {time} {course} 已撤回，您的候补顺位不变。",
    },
    waitingCancelledByClub: {
      subject: "候补已取消",
      text: "球场已取消您 {date} 的候补。原因：{reason}",
    },
    drawApplied: {
      subject: "抽签申请回执",
      text: "{title}：您的申请受理号为{number}，受理校验值：{receipt}。这是您申请内容的凭据，请保留此邮件。",
    },
    drawClosed: {
      subject: "抽签申请已截止",
      text: "{title}：申请已截止，抽签内容已确定。截止指纹：{hash}。受理号{number}在名单中的校验值：{receipt}。请保留此邮件，抽签后与验证页面上的值核对。",
    },
    drawWon: {
      subject: "抽签中签",
      text: "您已中签：{date} {time} {course}，已为您预订；{until} 前可免费放弃。",
    },
    drawWonConfirm: {
      subject: "抽签中签",
      text: "您已中签：{date} {time} {course}，请在 {until} 前确认。",
    },
    drawConfirmReminder: {
      subject: "中签待确认提醒",
      text: "中签 {date} {time} 须在 {deadline} 前确认，逾期将分配给他人。",
    },
    drawConfirmed: {
      subject: "中签已确认",
      text: "您的中签 {date} {time} {course} 已确认并预订。",
    },
    drawReserve: { subject: "抽签候补", text: "{title} 抽签结果：候补第 {number} 位。" },
    drawLost: { subject: "抽签结果", text: "{title} 抽签结果：未中签。" },
    drawCancelled: { subject: "抽签取消", text: "{title} 抽签已取消。" },
    drawIneligible: {
      subject: "抽签资格不符",
      text: "{title}：因不再符合参加条件，您的申请未能参加抽签。",
    },
    drawCompanionNamed: {
      subject: "您被列为抽签同伴",
      text: "{applicant}在抽签“{title}”中将您列为同伴。您仍可自行申请，届时以您本人的申请为准。",
    },
    drawCompanionLost: {
      subject: "抽签同伴变更",
      text: "{title}：{name}已自行申请，不再属于您的申请。申请截止前您可以填写其他同伴。",
    },
    drawCompanionReleased: {
      subject: "您已不在抽签同伴之列",
      text: "{title}：{applicant}的申请中已不再列您为同伴。申请截止前您可自行申请。",
    },
    drawCompanionWon: {
      subject: "抽签中签（同伴）",
      text: "{applicant}的抽签申请已中签，您作为同伴一并预订：{date} {time} {course}。",
    },
    drawCompanionWonConfirm: {
      subject: "抽签中签，待确认（同伴）",
      text: "将您列为同伴的{applicant}的抽签申请已中签：{date} {time} {course}，须在 {until} 前确认。",
    },
    drawCompanionEnded: {
      subject: "中签预订已取消（同伴）",
      text: "{applicant}抽签中签、您作为同伴的 {date} {time} 预订已取消。",
    },
    drawCompanionReserve: {
      subject: "抽签候补（同伴）",
      text: "{title} 抽签结果：将您列为同伴的{applicant}的申请为候补第 {number} 位。",
    },
    drawCompanionNotDrawn: {
      subject: "抽签结果（同伴）",
      text: "{title} 抽签结果：将您列为同伴的{applicant}的申请未中签。",
    },
    drawCompanionIneligible: {
      subject: "抽签资格不符（同伴）",
      text: "{title}：将您列为同伴的{applicant}的申请未能参加抽签。",
    },
    drawCompanionCancelled: {
      subject: "抽签取消（同伴）",
      text: "{applicant}将您列为同伴的抽签 {title} 已取消。",
    },
    teamReceived: { subject: "已收到团体申请", text: "已收到您的年度团体申请：{team}。" },
    teamResult: { subject: "团体申请结果", text: "年度团体申请结果（{team}）：{state}。" },
    teamDateSuspended: { subject: "团体日期暂停", text: "{team} 的 {date} 日程已暂停。" },
    teamMemberResult: {
      subject: "您所在团体的申请结果",
      text: "{manager}为您所在的团体 {team} 提交的申请结果：{state}。",
    },
    teamMemberDateSuspended: {
      subject: "团体日期暂停",
      text: "您所在的团体 {team} 的 {date} 日程已暂停，当日不打球。",
    },
    teamRoundCancelled: {
      subject: "团体球局已取消",
      text: "您所在的团体 {team} 的 {date} {time} 球局已取消。",
    },
    teamRosterDue: {
      subject: "请提交团队名单",
      text: "{team}将于{date}打球，请在今天内提交球员名单和分组。",
    },
    vocReceived: { subject: "新的咨询", text: "收到会员咨询“{title}”。" },
    vocAnswered: { subject: "咨询已回复", text: "您的咨询“{title}”已有回复。" },
    dataRequestReceived: {
      subject: "已收到个人信息申请",
      text: "我们已收到您关于个人信息的申请，将于{date}之前答复。",
    },
    dataRequestAnswered: {
      subject: "个人信息申请的答复",
      text: "您于{date}提交的个人信息申请已有答复，请在“我的页面”中查看。",
    },
    couponExpiring: { subject: "优惠券即将到期", text: "优惠券 {coupon} 将于 {date} 到期。" },
    couponIssued: { subject: "优惠券已发放", text: "您收到优惠券 {coupon}，有效期至 {date}。" },
    termsChange: { subject: "条款变更通知", text: "{title} 将于 {date} 起变更，请查阅新内容。" },
    dormancyNotice: {
      subject: "账户即将休眠",
      text: "您已长期未登录，账户将于 {date} 转为休眠。登录即可保留。",
    },
    passwordExpired: { subject: "请修改密码", text: "您的密码已长期未修改，请设置新密码。" },
    passwordChanged: {
      subject: "密码已修改",
      text: "您的密码已于 {time} 修改。如非本人操作，请立即联系球会。",
    },
    contactChanged: {
      subject: "联系方式已修改",
      text: "您的联系方式已于 {time} 修改。如非本人操作，请立即联系球会。",
    },
    certificationCode: {
      subject: "验证码",
      text: "您的验证码为 {code}，{minutes} 分钟内有效，请勿告诉他人。",
    },
    findIds: { subject: "账号查询", text: "您的账号：{ids}" },
    welcome: { subject: "注册成功", text: "{name}，您已成功注册为网站会员。" },
    memberApproved: { subject: "会员审核通过", text: "{name}，您的会员审核已通过。" },
    withdrawn: { subject: "注销完成", text: "您的会员资格已注销，个人信息将被删除。" },
    marketingChanged: {
      subject: "营销信息同意变更",
      text: "您于 {date} 变更了营销信息接收同意：{choice}。",
    },
    marketingReconfirm: {
      subject: "确认接收营销信息",
      text: "您已同意通过{choice}接收营销信息。您可随时在我的页面免费取消。",
    },
  },
};
