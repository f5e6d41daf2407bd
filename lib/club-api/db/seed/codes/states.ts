import { codeGroup } from "./table";

/** domain.md 4: the helper groups, C1360 onwards. */
export const stateGroups = [
  codeGroup(
    "C1360",
    "vocStates",
    `
    10 | Received | 접수 | 受付 | 已受理
    20 | In progress | 처리중 | 対応中 | 处理中
    30 | Answered | 답변완료 | 回答済み | 已答复
    40 | Closed | 종결 | 終了 | 已结束
    50 | Withdrawn | 철회 | 取下げ | 已撤回`,
  ),
  codeGroup(
    "C1370",
    "lostStates",
    `
    10 | Kept | 보관중 | 保管中 | 保管中
    20 | Claim checked | 본인확인중 | 本人確認中 | 核实本人中
    30 | Returned | 반환완료 | 返却済み | 已归还
    40 | Handed to police | 경찰인계 | 警察へ引渡し | 已移交警方
    50 | Disposed | 폐기·기부 | 廃棄・寄付 | 已处理·捐赠`,
  ),
  codeGroup(
    "C1380",
    "couponStates",
    `
    10 | Usable | 사용가능 | 使用可能 | 可使用
    20 | Reserved | 사용예정 | 使用予定 | 预定使用
    30 | Used | 사용완료 | 使用済み | 已使用
    40 | Expired | 기간만료 | 期限切れ | 已过期
    50 | Suspended | 사용정지 | 使用停止 | 已停用
    60 | Revoked | 회수 | 回収 | 已收回`,
  ),
  codeGroup(
    "C1390",
    "couponTypes",
    `
    10 | Amount | 정액 | 定額 | 定额
    20 | Percent | 정률 | 定率 | 百分比
    30 | Free | 무료이용 | 無料利用 | 免费使用`,
  ),
  codeGroup(
    "C1400",
    "hofTypes",
    `
    10 | Hole-in-one | 홀인원 | ホールインワン | 一杆进洞
    20 | Albatross | 알바트로스 | アルバトロス | 信天翁
    30 | Eagle | 이글 | イーグル | 老鹰球
    40 | Cycle birdie | 사이클버디 | サイクルバーディー | 循环小鸟
    50 | Age shoot | 에이지슈트 | エージシュート | 年龄杆
    60 | Course record | 코스레코드 | コースレコード | 球场纪录`,
  ),
  codeGroup(
    "C1410",
    "drawPostStates",
    `
    10 | Planned | 예정 | 予定 | 预定
    20 | Applying | 접수중 | 受付中 | 报名中
    30 | Closed | 접수마감 | 受付終了 | 报名截止
    40 | Drawn | 추첨완료 | 抽選済み | 已抽签
    50 | Announced | 발표 | 発表 | 已公布
    60 | Confirming | 확정중 | 確定中 | 确认中
    70 | Finished | 종료 | 終了 | 已结束
    90 | Cancelled | 취소 | 取消 | 已取消`,
  ),
  codeGroup(
    "C1420",
    "drawStates",
    `
    10 | Applied | 신청 | 申込 | 已申请
    20 | Won | 당첨 | 当選 | 中签
    30 | Confirmed | 확정 | 確定 | 已确认
    40 | Reserve | 예비 | 補欠 | 备选
    50 | Lost | 미당첨 | 落選 | 未中签
    60 | Declined | 포기 | 辞退 | 已放弃
    70 | Unconfirmed | 미확정취소 | 未確定による取消 | 未确认取消
    80 | Withdrawn | 신청취소 | 申込取消 | 已取消申请
    90 | Ineligible | 자격제외 | 資格対象外 | 资格不符`,
  ),
  codeGroup(
    "C1430",
    "teamStates",
    `
    10 | Submitted | 신청 | 申込 | 已申请
    20 | Reviewing | 심사중 | 審査中 | 审核中
    30 | Approved | 승인 | 承認 | 已批准
    40 | Rejected | 반려 | 却下 | 已退回
    50 | Reserve | 대기 | 待機 | 候补
    60 | Withdrawn | 취소 | 取消 | 已取消
    70 | Finished | 종료 | 終了 | 已结束`,
  ),
  codeGroup(
    "C1440",
    "penaltyStates",
    `
    10 | Active | 적용중 | 適用中 | 生效中
    20 | Released by payment | 납부해제 | 納付により解除 | 缴款解除
    30 | Waived | 면제 | 免除 | 已免除
    40 | Ended | 기간만료 | 期間満了 | 期满`,
  ),
  codeGroup(
    "C1450",
    "memberStates",
    `
    10 | Active | 정상 | 正常 | 正常
    20 | Dormant | 휴면 | 休眠 | 休眠
    30 | Suspended | 이용정지 | 利用停止 | 停用
    40 | Withdrawn | 탈퇴 | 退会 | 已注销
    50 | Pending approval | 승인대기 | 承認待ち | 待批准`,
  ),
  codeGroup(
    "C1460",
    "fnbOutlets",
    `
    10 | Restaurant | 클럽하우스 레스토랑 | クラブハウスレストラン | 会所餐厅
    20 | Start house | 스타트하우스 | スタートハウス | 出发站小店
    30 | Tea house | 그늘집 | 茶店 | 球场茶亭
    40 | Banquet | 단체연회 | 宴会 | 团体宴会`,
  ),
  codeGroup(
    "C1470",
    "referenceTypes",
    `
    RULE | Rules | 규정 | 規定 | 规定
    FORM | Forms | 서식 | 書式 | 表格
    COURSE | Course material | 코스자료 | コース資料 | 球场资料
    GIFT | Goods | 상품 | 商品 | 商品
    ETC | Other | 기타 | その他 | 其他`,
  ),
  codeGroup(
    "C1480",
    "caddieModes",
    `
    C | Caddie | 캐디 | キャディ | 球童
    I | Intern | 인턴캐디 | 研修キャディ | 实习球童
    S | Self | 셀프(노캐디) | セルフ(キャディなし) | 自助(无球童)`,
  ),
];
