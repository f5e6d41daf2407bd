import type { Templates } from "../events";

export const ko: Templates = {
  frame: "안녕하세요.\n\n{text}\n\n{club}\n본 메일은 발신 전용이므로 회신하셔도 확인되지 않습니다.",
  events: {
    booked: { subject: "예약 완료", text: "{date} {time} {course} 예약이 완료되었습니다." },
    changed: { subject: "예약 변경", text: "예약이 {date} {time} {course}(으)로 변경되었습니다." },
    cancelled: { subject: "예약 취소", text: "{date} {time} 예약이 취소되었습니다." },
    cancelledByClub: {
      subject: "클럽 사정에 의한 예약 취소",
      text: "{date} {time} 예약이 클럽 사정으로 취소되었습니다. 사유: {reason}. 위약금은 없습니다.",
    },
    weatherCancelled: {
      subject: "기상에 의한 예약 취소",
      text: "{date} {time} 예약이 기상 악화로 취소되었습니다. 위약금은 없습니다.",
    },
    lateCancelled: {
      subject: "위약 취소",
      text: "{date} {time} 예약이 취소되었습니다. 위약금 {amount}원 또는 {until}까지 예약정지가 적용됩니다.",
    },
    noShow: {
      subject: "미내장",
      text: "{date} {time} 예약에 내장하지 않으셨습니다. 위약금 {amount}원 또는 {until}까지 예약정지가 적용됩니다.",
    },
    penaltyImposed: {
      subject: "예약정지 안내",
      text: "위약 처리되었습니다({penalty}). {until}까지 예약이 정지됩니다.",
    },
    penaltyReleased: {
      subject: "예약정지 해제",
      text: "예약정지가 해제되었습니다. 다시 예약하실 수 있습니다.",
    },
    freeCancelReminder: {
      subject: "무료 취소 마감 안내",
      text: "{date} {time} 예약은 {deadline}까지 무료 취소 가능합니다.",
    },
    companionAdded: {
      subject: "동반자 등록",
      text: "{booker}님이 {date} {time} {course} 예약에 동반자로 등록하셨습니다.",
    },
    companionLeft: {
      subject: "동반자 불참",
      text: "{companion}님이 {date} {time} 예약에서 빠졌습니다. 해당 자리가 비었습니다.",
    },
    cancelledByPenalty: {
      subject: "예약 취소",
      text: "예약자의 미내장으로 {date} {time} 예약이 취소되었습니다. 추가 위약은 없습니다.",
    },
    companionRemoved: { subject: "동반자 제외", text: "{date} {time} 예약의 동반자에서 제외되었습니다." },
    partyChanged: {
      subject: "라운드 내용 변경",
      text: "{date} {time} 라운드의 동반자 또는 캐디 내용이 변경되었습니다. 마이페이지에서 확인해 주세요.",
    },
    waitingAssigned: {
      subject: "대기예약 배정",
      text: "대기예약이 {date} {time} {course}(으)로 배정되었습니다. {grace}까지 무료 취소 가능합니다.",
    },
    waitingOffered: {
      subject: "대기예약 배정 제안",
      text: "{date} {time} {course} 시간이 확보되었습니다. {until}까지 수락해 주세요.",
    },
    waitingClosed: { subject: "대기예약 마감", text: "{date} 대기예약이 배정되지 않았습니다." },
    waitingWithdrawn: {
      subject: "배정 제안 철회",
      text: "{date} {time} {course} 배정 제안이 골프장 사정으로 철회되었습니다. 대기 순번은 그대로 유지됩니다.",
    },
    waitingCancelledByClub: {
      subject: "대기예약 취소",
      text: "{date} 대기예약이 골프장에 의해 취소되었습니다. 사유: {reason}",
    },
    drawApplied: {
      subject: "추첨 접수 확인",
      text: "{title} 신청의 접수번호는 {number}입니다. 접수 확인값: {receipt}. 신청 내용을 확인하는 자료이니 이 메일을 보관해 주세요.",
    },
    drawClosed: {
      subject: "추첨 신청 마감",
      text: "{title} 신청이 마감되어 추첨 내용이 확정되었습니다. 마감 지문: {hash}. 접수번호 {number}의 목록 확인값: {receipt}. 이 메일을 보관하셨다가 추첨 후 검증 화면의 값과 비교해 주세요.",
    },
    drawWon: {
      subject: "추첨 당첨",
      text: "추첨 당첨: {date} {time} {course}. 예약이 완료되었으며 {until}까지 위약 없이 포기할 수 있습니다.",
    },
    drawWonConfirm: {
      subject: "추첨 당첨",
      text: "추첨 당첨: {date} {time} {course}. {until}까지 확정해 주세요.",
    },
    drawConfirmReminder: {
      subject: "추첨 당첨 확정 안내",
      text: "추첨 당첨 {date} {time}은(는) {deadline}까지 확정해야 하며, 이후에는 다른 분께 배정됩니다.",
    },
    drawConfirmed: {
      subject: "추첨 당첨 확정",
      text: "추첨 당첨 {date} {time} {course}이(가) 확정되어 예약되었습니다.",
    },
    drawReserve: { subject: "추첨 예비", text: "{title} 추첨 결과: 예비 {number}번입니다." },
    drawLost: { subject: "추첨 결과", text: "{title} 추첨 결과: 미당첨입니다." },
    drawCancelled: { subject: "추첨 취소", text: "{title} 추첨이 취소되었습니다." },
    drawIneligible: {
      subject: "추첨 참가 제외",
      text: "{title}: 참가 조건을 충족하지 않아 추첨에서 제외되었습니다.",
    },
    drawCompanionNamed: {
      subject: "추첨 신청 동반자로 등록되었습니다",
      text: "{applicant}님이 {title} 추첨에 동반자로 등록했습니다. 직접 신청하실 수도 있으며, 그 경우 본인 신청이 우선합니다.",
    },
    drawCompanionLost: {
      subject: "추첨 동반자 변경",
      text: "{title}: {name}님이 직접 신청하여 회원님의 신청에서 제외되었습니다. 접수 마감 전까지 다른 동반자를 등록할 수 있습니다.",
    },
    drawCompanionReleased: {
      subject: "추첨 동반자 해제",
      text: "{title}: {applicant}님의 신청에서 동반자 등록이 해제되었습니다. 접수 마감 전까지 직접 신청하실 수 있습니다.",
    },
    drawCompanionWon: {
      subject: "추첨 당첨 (동반자)",
      text: "{applicant}님의 추첨 신청이 당첨되어 동반자로 함께 예약되었습니다: {date} {time} {course}.",
    },
    drawCompanionWonConfirm: {
      subject: "추첨 당첨, 확정 대기 (동반자)",
      text: "동반자로 등록된 {applicant}님의 추첨 신청이 당첨되었습니다: {date} {time} {course}. {until}까지 확정되어야 합니다.",
    },
    drawCompanionEnded: {
      subject: "추첨 당첨 예약 취소 (동반자)",
      text: "{applicant}님이 추첨에 당첨되어 동반자로 등록되었던 {date} {time} 예약이 취소되었습니다.",
    },
    drawCompanionReserve: {
      subject: "추첨 예비 (동반자)",
      text: "{title} 추첨 결과: 동반자로 등록된 {applicant}님의 신청은 예비 {number}번입니다.",
    },
    drawCompanionNotDrawn: {
      subject: "추첨 결과 (동반자)",
      text: "{title} 추첨 결과: 동반자로 등록된 {applicant}님의 신청은 미당첨입니다.",
    },
    drawCompanionIneligible: {
      subject: "추첨 참가 제외 (동반자)",
      text: "{title}: 동반자로 등록된 {applicant}님의 신청이 추첨에서 제외되었습니다.",
    },
    drawCompanionCancelled: {
      subject: "추첨 취소 (동반자)",
      text: "{applicant}님의 신청에 동반자로 등록된 {title} 추첨이 취소되었습니다.",
    },
    teamReceived: { subject: "연단체 신청 접수", text: "연단체 신청이 접수되었습니다: {team}." },
    teamResult: { subject: "연단체 신청 결과", text: "연단체 신청 결과({team}): {state}." },
    teamDateSuspended: { subject: "연단체 일정 정지", text: "{team}의 {date} 일정이 정지되었습니다." },
    teamMemberResult: {
      subject: "소속 연단체 신청 결과",
      text: "{manager}님이 신청한 소속 연단체 {team}의 결과: {state}.",
    },
    teamMemberDateSuspended: {
      subject: "연단체 일정 정지",
      text: "소속 연단체 {team}의 {date} 일정이 정지되어 라운드가 없습니다.",
    },
    teamRoundCancelled: {
      subject: "연단체 라운드 취소",
      text: "소속 연단체 {team}의 {date} {time} 라운드가 취소되었습니다.",
    },
    teamRosterDue: {
      subject: "연단체 명단 제출 안내",
      text: "{team} {date} 라운드: 오늘까지 참가자 명단과 조 편성을 제출해 주세요.",
    },
    vocReceived: { subject: "새 문의 접수", text: "회원 문의 ‘{title}’이(가) 접수되었습니다." },
    vocAnswered: { subject: "문의 답변", text: "문의 ‘{title}’에 답변이 등록되었습니다." },
    dataRequestReceived: {
      subject: "개인정보 요청 접수",
      text: "개인정보 관련 요청이 접수되었습니다. {date}까지 답변해 드립니다.",
    },
    dataRequestAnswered: {
      subject: "개인정보 요청 답변",
      text: "{date}에 접수하신 개인정보 관련 요청에 답변이 등록되었습니다. 마이페이지에서 확인해 주세요.",
    },
    couponExpiring: { subject: "쿠폰 만료 예정", text: "쿠폰 {coupon}이(가) {date}에 만료됩니다." },
    couponIssued: { subject: "쿠폰 발급", text: "쿠폰 {coupon}이(가) 발급되었습니다. 유효기간 {date}까지." },
    termsChange: {
      subject: "약관 변경 안내",
      text: "{title}이(가) {date}부터 변경됩니다. 내용을 확인해 주세요.",
    },
    dormancyNotice: {
      subject: "휴면 전환 예정",
      text: "장기간 로그인하지 않아 {date}에 휴면 계정으로 전환됩니다. 로그인하시면 유지됩니다.",
    },
    passwordExpired: {
      subject: "비밀번호 변경 안내",
      text: "비밀번호를 변경하신 지 오래되었습니다. 새 비밀번호로 변경해 주세요.",
    },
    passwordChanged: {
      subject: "비밀번호 변경",
      text: "{time}에 비밀번호가 변경되었습니다. 본인이 아니면 즉시 클럽으로 연락해 주세요.",
    },
    contactChanged: {
      subject: "연락처 변경",
      text: "{time}에 연락처가 변경되었습니다. 본인이 아니면 즉시 클럽으로 연락해 주세요.",
    },
    certificationCode: {
      subject: "인증번호",
      text: "인증번호 {code} ({minutes}분 이내 입력). 타인에게 알리지 마세요.",
    },
    findIds: { subject: "아이디 안내", text: "회원님의 아이디: {ids}" },
    welcome: { subject: "가입 완료", text: "{name}님, 회원가입이 완료되었습니다." },
    memberApproved: { subject: "회원 승인", text: "{name}님, 회원 승인이 완료되었습니다." },
    withdrawn: { subject: "탈퇴 완료", text: "회원 탈퇴가 완료되었으며 개인정보는 파기됩니다." },
    marketingChanged: {
      subject: "마케팅 수신동의 변경",
      text: "{date} 마케팅 수신동의가 변경되었습니다: {choice}.",
    },
    marketingReconfirm: {
      subject: "(광고) 수신 동의 확인",
      text: "{choice} 광고성 정보 수신에 동의하셨습니다. 마이페이지에서 언제든지 무료로 철회하실 수 있습니다.",
    },
  },
};
