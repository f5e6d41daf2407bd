/** Holes of the demo club: `par | metres | hdcp | en | ko | ja | zh`; the pars and lengths of the first are domain.md 10's. */
export const mirHoles = `
4 | 350 | 6 | Aim left of the lone pine. | 홀로 선 소나무 왼쪽을 겨냥하세요. | 一本松の左を狙ってください。 | 瞄准孤松左侧。
5 | 480 | 4 | Three shots; water right of the green. | 세 번에 나눠 치세요. 그린 오른쪽은 연못입니다. | 三打で刻みましょう。グリーン右は池です。 | 分三杆打，果岭右侧有水。
3 | 155 | 9 | One club more into the wind. | 맞바람이면 한 클럽 길게. | 向かい風なら一番手大きめに。 | 逆风时多拿一号杆。
4 | 365 | 3 | The fairway falls to the right. | 페어웨이가 오른쪽으로 흐릅니다. | フェアウェイは右に傾いています。 | 球道向右倾斜。
4 | 340 | 7 | Short and narrow: leave the driver. | 짧고 좁은 홀, 드라이버는 아껴 두세요. | 短く狭いホール。ドライバーは控えめに。 | 短而窄，不必用一号木。
4 | 390 | 1 | Hardest hole; bogey loses nothing. | 가장 어려운 홀, 보기도 훌륭합니다. | 最難関ホール。ボギーで十分です。 | 最难的洞，柏忌也不亏。
3 | 165 | 8 | Bunker in front; play to the back. | 앞 벙커를 넘겨 뒤쪽을 보세요. | 手前のバンカーを越えて奥へ。 | 前有沙坑，打向后侧。
5 | 505 | 2 | Cut the corner only with a tail wind. | 뒷바람일 때만 코너를 질러 가세요. | 追い風のときだけショートカットを。 | 顺风时才切弯。
4 | 360 | 5 | The clubhouse clock is the line. | 클럽하우스 시계가 목표선입니다. | クラブハウスの時計が目標です。 | 以会所的钟为目标。`;

export const solHoles = `
4 | 345 | 7 | Wide start; enjoy it. | 넓은 출발 홀, 편하게 치세요. | 広いスタートホール、気楽に。 | 开局宽阔，放松打。
4 | 375 | 3 | Pines on both sides: stay straight. | 양쪽이 솔숲, 똑바로가 답입니다. | 両側は松林。まっすぐが一番。 | 两侧松林，务必打直。
3 | 150 | 9 | The green is deeper than it looks. | 그린이 보기보다 깊습니다. | グリーンは見た目より奥行きがあります。 | 果岭比看上去更深。
5 | 490 | 5 | A second shot to the left opens the green. | 세컨드를 왼쪽에 두면 그린이 열립니다. | 二打目を左に置くとグリーンが開けます。 | 第二杆偏左，果岭更开阔。
4 | 355 | 6 | Uphill: one club more. | 오르막이니 한 클럽 길게. | 上りなので一番手大きめに。 | 上坡，多拿一号杆。
4 | 395 | 1 | The green slopes to the front. | 그린이 앞으로 기울어 있습니다. | グリーンは手前に傾いています。 | 果岭向前倾斜。
3 | 170 | 8 | The pond is closer than it looks. | 연못이 보기보다 가깝습니다. | 池は見た目より近いです。 | 水塘比看上去近。
4 | 335 | 4 | Dogleg left around the old pine. | 노송을 끼고 왼쪽으로 휩니다. | 老松を巻いて左ドッグレッグ。 | 绕老松左狗腿。
5 | 510 | 2 | Lay up before the stream. | 개울 앞에서 끊어 가세요. | 小川の手前に刻みましょう。 | 在小溪前停球。`;

export const baramHoles = `
4 | 360 | 5 | The wind comes from the left. | 바람은 왼쪽에서 붑니다. | 風は左から吹きます。 | 风从左侧来。
3 | 160 | 9 | Watch the flag, not the trees. | 나무가 아니라 깃발을 보세요. | 木ではなく旗を見て。 | 看旗，不看树。
5 | 500 | 3 | Reachable in two with the wind. | 바람을 타면 투 온이 가능합니다. | 追い風なら二打で届きます。 | 顺风可两杆上果岭。
4 | 370 | 4 | Bunkers left, room right. | 왼쪽은 벙커, 오른쪽이 넓습니다. | 左はバンカー、右が広め。 | 左侧沙坑，右侧宽。
4 | 385 | 1 | Into the wind; take the bogey line. | 맞바람 홀, 무리하지 마세요. | 向かい風。無理は禁物です。 | 逆风，勿强攻。
4 | 330 | 8 | A blind tee shot over the hill. | 언덕 너머 블라인드 티샷입니다. | 丘越えのブラインドショット。 | 越坡盲打。
3 | 175 | 7 | The highest tee of the club. | 가장 높은 티잉 구역입니다. | 一番高いティーです。 | 全场最高的发球台。
4 | 350 | 6 | Reeds right of the fairway. | 페어웨이 오른쪽은 갈대밭입니다. | フェアウェイ右は葦原です。 | 球道右侧是芦苇。
5 | 495 | 2 | Two ponds guard the last green. | 마지막 그린은 두 연못이 지킵니다. | 最後のグリーンは二つの池が守ります。 | 末洞果岭由两水塘守护。`;
