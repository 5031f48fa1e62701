/**
 * What the package says, whose words are English, by the form of its sentences: titles, legends, what layers say of a point, and
 * what is refused. Longer forms come before those that would match a part of them. The examples that come with the pages are here,
 * too.
 */

import type { Table } from './table.js';

export const SAID = {
  // Counts, alone and within other sentences.
  '{n} stone': ['{n} Stein', '{n}個の石', '{n} 子', '돌 {n}개'],
  '{n} stones': [{ one: '{n} Stein', other: '{n} Steine' }, '{n}個の石', '{n} 子', '돌 {n}개'],
  '{n} liberty at {places}': [
    '{n} Freiheit auf {places}',
    '呼吸点{n}（{places}）',
    '{n} 气，在 {places}',
    '활로 {n}개 ({places})',
  ],
  '{n} liberties at {places}': [
    '{n} Freiheiten auf {places}',
    '呼吸点{n}（{places}）',
    '{n} 气，在 {places}',
    '활로 {n}개 ({places})',
  ],
  '{n} liberty': ['{n} Freiheit', '呼吸点{n}', '{n} 气', '활로 {n}개'],
  '{n} liberties': [{ one: '{n} Freiheit', other: '{n} Freiheiten' }, '呼吸点{n}', '{n} 气', '활로 {n}개'],
  '{n} group': ['{n} Gruppe', '{n}グループ', '{n} 组', '무리 {n}개'],
  '{n} groups': [{ one: '{n} Gruppe', other: '{n} Gruppen' }, '{n}グループ', '{n} 组', '무리 {n}개'],
  '{n} legal move': ['{n} erlaubter Zug', '指せる手 {n}', '{n} 个合法着法', '둘 수 있는 수 {n}'],

  // Go.
  'Chains and liberties': ['Ketten und Freiheiten', '連と呼吸点', '棋块与气', '사슬과 활로'],
  'in atari': ['in Atari', 'アタリ', '被打吃', '단수'],
  'two liberties': ['zwei Freiheiten', '呼吸点二つ', '两气', '활로 둘'],
  'three and more': ['drei und mehr', '三つ以上', '三气以上', '셋 이상'],
  'liberties of the chain pointed at': [
    'Freiheiten der gezeigten Kette',
    '指した連の呼吸点',
    '所指棋块的气',
    '가리킨 사슬의 활로',
  ],
  '{color} chain of {stones}, {liberties}': [
    'Kette von {color}, {stones}, {liberties}',
    '{color}の連: {stones}、{liberties}',
    '{color}棋块：{stones}，{liberties}',
    '{color} 사슬: {stones}, {liberties}',
  ],
  'Unconditional life (Benson)': [
    'Unbedingtes Leben (Benson)',
    '無条件の活き (Benson)',
    '绝对活 (Benson)',
    '무조건 삶 (Benson)',
  ],
  'pass-alive stones': ['unbedingt lebende Steine', '無条件に活きた石', '绝对活子', '무조건 산 돌'],
  'vital regions of the chain pointed at': [
    'lebenswichtige Gebiete der gezeigten Kette',
    '指した連の急所領域',
    '所指棋块的要害区域',
    '가리킨 사슬의 급소 영역',
  ],
  'pass-alive by {n} vital regions': [
    'unbedingt lebend durch {n} lebenswichtige Gebiete',
    '{n}つの急所領域で無条件に活き',
    '凭 {n} 个要害区域绝对活',
    '급소 영역 {n}개로 무조건 삶',
  ],
  'pass-alive by {n} vital region': [
    'unbedingt lebend durch {n} lebenswichtiges Gebiet',
    '{n}つの急所領域で無条件に活き',
    '凭 {n} 个要害区域绝对活',
    '급소 영역 {n}개로 무조건 삶',
  ],
  'not pass-alive': ['nicht unbedingt lebend', '無条件の活きではない', '非绝对活', '무조건 산 것은 아님'],
  '{color}’s pass-alive territory': [
    'unbedingtes Gebiet von {color}',
    '{color}の無条件の地',
    '{color}的绝对地',
    '{color}의 무조건 집',
  ],
  '{color}’s territory': ['Gebiet von {color}', '{color}の地', '{color}的地', '{color}의 집'],
  'Area (Tromp–Taylor)': [
    'Fläche (Tromp–Taylor)',
    '面積 (Tromp–Taylor)',
    '面积 (Tromp–Taylor)',
    '면적 (Tromp–Taylor)',
  ],
  '{color}’s area': ['Fläche von {color}', '{color}の面積', '{color}的面积', '{color}의 면적'],
  neutral: ['neutral', '中立', '中立', '중립'],
  Score: ['Wertung', '得点', '计分', '점수'],
  '{color}’s points': ['Punkte von {color}', '{color}の目', '{color}的目', '{color}의 집'],
  'in seki: not counted': ['in Seki: nicht gezählt', 'セキ: 数えない', '双活：不计', '빅: 세지 않음'],
  'false eye: to be filled': [
    'falsches Auge: aufzufüllen',
    '欠け眼: 埋める',
    '假眼：需填',
    '옥집: 메워야 함',
  ],
  dame: ['Dame', 'ダメ', '单官', '공배'],
  'dead stone': ['toter Stein', '死石', '死子', '죽은 돌'],
  'in seki': ['in Seki', 'セキ', '双活', '빅'],
  'a false eye, to be filled in the end': [
    'ein falsches Auge, am Ende aufzufüllen',
    '欠け眼、最後に埋める',
    '假眼，终局需填',
    '옥집, 끝에 메워야 함',
  ],
  'dead, {color}’s point': [
    'tot, Punkt von {color}',
    '死石、{color}の目',
    '死子，{color}的目',
    '죽음, {color}의 집',
  ],
  dead: ['tot', '死石', '死子', '죽음'],
  '{color}’s point': ['Punkt von {color}', '{color}の目', '{color}的目', '{color}의 집'],
  Ownership: ['Besitz', '帰属', '归属', '귀속'],
  '{color}’s, unsure to sure': [
    '{color}, unsicher bis sicher',
    '{color}: 不確か〜確実',
    '{color}：不确定至确定',
    '{color}: 불확실~확실',
  ],
  'likely to be anybody’s': [
    'vielleicht jedermanns',
    'どちらとも言えない',
    '归属未定',
    '누구 것이 될지 모름',
  ],
  '{color}’s in {share} % of random games': [
    'in {share} % der Zufallspartien von {color}',
    '無作為な対局の {share} % で{color}',
    '{share}% 的随机对局中归{color}',
    '무작위 대국의 {share} %에서 {color}',
  ],
  'Influence (Bouzy)': ['Einfluss (Bouzy)', '影響 (Bouzy)', '势力 (Bouzy)', '세력 (Bouzy)'],
  '{color}’s, weak to strong': [
    '{color}, schwach bis stark',
    '{color}: 弱〜強',
    '{color}：弱至强',
    '{color}: 약~강',
  ],
  'in nobody’s influence': [
    'in niemandes Einfluss',
    'どちらの影響も受けない',
    '无人势力',
    '누구의 세력도 아님',
  ],
  '{color}’s influence, {value}': [
    'Einfluss von {color}, {value}',
    '{color}の影響 {value}',
    '{color}势力 {value}',
    '{color} 세력 {value}',
  ],
  'Vicinity of a stone': ['Umgebung eines Steins', '石の近傍', '棋子附近', '돌의 둘레'],
  'not in the vicinity of {place}': [
    'nicht in der Umgebung von {place}',
    '{place} の近傍の外',
    '不在 {place} 附近',
    '{place}의 둘레 밖',
  ],
  'touches {place}': ['berührt {place}', '{place} に接する', '与 {place} 相接', '{place}에 닿음'],
  '{n} empty point from {place}': [
    '{n} leerer Punkt von {place}',
    '{place} から空点{n}つ',
    '距 {place} {n} 个空点',
    '{place}에서 빈 점 {n}개',
  ],
  '{n} empty points from {place}': [
    '{n} leere Punkte von {place}',
    '{place} から空点{n}つ',
    '距 {place} {n} 个空点',
    '{place}에서 빈 점 {n}개',
  ],

  // Lines of Action.
  Connection: ['Verbindung', '連結', '连接', '연결'],
  'connected side': ['verbundene Seite', 'つながった側', '已连接的一方', '연결된 쪽'],
  'connects the mover': ['verbindet den Ziehenden', '指した側をつなぐ', '连接走子方', '둔 쪽을 이음'],
  'connects the opponent': ['verbindet den Gegner', '相手をつなぐ', '连接对方', '상대를 이음'],
  'connects both': ['verbindet beide', '両方をつなぐ', '连接双方', '둘 다 이음'],
  '{first}, {rest} connects its own side': [
    '{first}, {rest} verbindet die eigene Seite',
    '{first}、{rest} は自分をつなぐ',
    '{first}，{rest} 连接己方',
    '{first}, {rest} 자기 쪽을 이음',
  ],
  '{first}, {rest} connects the opponent': [
    '{first}, {rest} verbindet den Gegner',
    '{first}、{rest} は相手をつなぐ',
    '{first}，{rest} 连接对方',
    '{first}, {rest} 상대를 이음',
  ],
  '{first}, {rest} connects both sides': [
    '{first}, {rest} verbindet beide Seiten',
    '{first}、{rest} は両方をつなぐ',
    '{first}，{rest} 连接双方',
    '{first}, {rest} 양쪽을 이음',
  ],
  '{move} connects its own side': [
    '{move} verbindet die eigene Seite',
    '{move} は自分をつなぐ',
    '{move} 连接己方',
    '{move} 자기 쪽을 이음',
  ],
  '{move} connects the opponent': [
    '{move} verbindet den Gegner',
    '{move} は相手をつなぐ',
    '{move} 连接对方',
    '{move} 상대를 이음',
  ],
  '{move} connects both sides': [
    '{move} verbindet beide Seiten',
    '{move} は両方をつなぐ',
    '{move} 连接双方',
    '{move} 양쪽을 이음',
  ],
  '{color} is connected': [
    '{color} ist verbunden',
    '{color}はつながっている',
    '{color}方已连接',
    '{color}은 연결됨',
  ],
  'Weak joints': ['Schwache Verbindungen', '弱いつなぎ目', '薄弱连接', '약한 이음매'],
  'Quads and Euler number': [
    'Quads und Eulerzahl',
    'クアッドとオイラー数',
    '四格与欧拉数',
    '쿼드와 오일러 수',
  ],
  'in {n} weak joint': [
    'in {n} schwachen Verbindung',
    '弱いつなぎ目{n}つ',
    '处于 {n} 个薄弱连接',
    '약한 이음매 {n}개',
  ],
  'in {n} weak joints': [
    'in {n} schwachen Verbindungen',
    '弱いつなぎ目{n}つ',
    '处于 {n} 个薄弱连接',
    '약한 이음매 {n}개',
  ],
  '{color} group of {stones}, one of {groups}': [
    'Gruppe von {color}, {stones}, eine von {groups}',
    '{color}のグループ: {stones}（全{groups}）',
    '{color}组：{stones}（共 {groups}）',
    '{color} 무리: {stones} (모두 {groups})',
  ],

  // Senket.
  '{color}’s': ['von {color}', '{color}の', '{color}的', '{color}의'],
  '{color}’s claim, void': [
    'nichtiger Anspruch von {color}',
    '{color}の無効な主張',
    '{color}的无效主张',
    '{color}의 무효 주장',
  ],
  prisoner: ['Gefangener', '捕虜', '俘虏', '포로'],
  Numbers: ['Zahlen', '数字', '数字', '숫자'],
  'Worth of a move': ['Wert eines Zuges', '手の価値', '着法价值', '수의 가치'],
  'gains, little to much': ['gewinnt, wenig bis viel', '得: 小〜大', '得利：少至多', '이득: 적음~많음'],
  loses: ['verliert', '損', '损失', '손해'],
  'gains most': ['gewinnt am meisten', '最大の得', '得利最多', '가장 큰 이득'],
  'a post is worth {value} to {color}, the most': [
    'ein Pfosten ist für {color} {value} wert, am meisten',
    '杭の価値は{color}に {value}、最大',
    '放桩对{color}值 {value}，为最多',
    '말뚝은 {color}에게 {value}, 가장 큼',
  ],
  'a post is worth {value} to {color}': [
    'ein Pfosten ist für {color} {value} wert',
    '杭の価値は{color}に {value}',
    '放桩对{color}值 {value}',
    '말뚝은 {color}에게 {value}',
  ],
  '{color}’s {area} do not count: contains {enemy}’s territory at {place}': [
    'die {area} von {color} zählen nicht: enthalten das Gebiet von {enemy} bei {place}',
    '{color}の {area} は無効: {place} に{enemy}の陣地を含む',
    '{color}的 {area} 无效：含{enemy}在 {place} 的领地',
    '{color}의 {area}은 무효: {place}에 {enemy}의 영토가 있음',
  ],
  '{color}’s {area} do not count: contested, {enemy} claims this ground by the same right': [
    'die {area} von {color} zählen nicht: umstritten, {enemy} beansprucht den Grund mit gleichem Recht',
    '{color}の {area} は無効: {enemy}も同じ権利でこの土地を主張',
    '{color}的 {area} 无效：{enemy}以同等权利主张该地',
    '{color}의 {area}은 무효: {enemy}도 같은 권리로 이 땅을 주장',
  ],
  '{color}’s territory: {held}; its set scores {sum}': [
    'Gebiet von {color}: {held}; sein Verbund zählt {sum}',
    '{color}の陣地: {held}。組の得点 {sum}',
    '{color}的领地：{held}；该组得 {sum}',
    '{color}의 영토: {held}, 묶음 점수 {sum}',
  ],
  '{color}’s territory: {held}; scores {sum}': [
    'Gebiet von {color}: {held}; zählt {sum}',
    '{color}の陣地: {held}。得点 {sum}',
    '{color}的领地：{held}；得 {sum}',
    '{color}의 영토: {held}, 점수 {sum}',
  ],
  '{color}’s territory: {held}': [
    'Gebiet von {color}: {held}',
    '{color}の陣地: {held}',
    '{color}的领地：{held}',
    '{color}의 영토: {held}',
  ],
  '{held} and {n} prisoner': [
    '{held} und {n} Gefangener',
    '{held}と捕虜{n}',
    '{held}和 {n} 俘虏',
    '{held}, 포로 {n}',
  ],
  '{held} and {n} prisoners': [
    '{held} und {n} Gefangene',
    '{held}と捕虜{n}',
    '{held}和 {n} 俘虏',
    '{held}, 포로 {n}',
  ],
  'area {area}': ['Fläche {area}', '面積 {area}', '面积 {area}', '면적 {area}'],
  '{n} open point': ['{n} offener Punkt', '空き点{n}', '{n} 空点', '빈 점 {n}'],
  '{n} open points': ['{n} offene Punkte', '空き点{n}', '{n} 空点', '빈 점 {n}'],

  // What is refused.
  '{color} may not put a post on {place}: {owner} has one there': [
    '{color} darf auf {place} keinen Pfosten setzen: dort steht einer von {owner}',
    '{color}は {place} に杭を置けません。{owner}の杭があります',
    '{color}不能在 {place} 放桩：那里有{owner}的桩',
    '{color}은 {place}에 말뚝을 놓을 수 없습니다: {owner}의 말뚝이 있음',
  ],
  '{color} may not add the fence {fence}: {why}': [
    '{color} darf den Zaun {fence} nicht bauen: {why}',
    '{color}は柵 {fence} を作れません。{why}',
    '{color}不能建栅栏 {fence}：{why}',
    '{color}은 울타리 {fence}를 지을 수 없습니다: {why}',
  ],
  "it would cross black's fence {fence}": [
    'er würde den Zaun {fence} von Schwarz kreuzen',
    '黒の柵 {fence} と交わります',
    '会与黑方栅栏 {fence} 相交',
    '흑의 울타리 {fence}와 엇갈림',
  ],
  "it would cross white's fence {fence}": [
    'er würde den Zaun {fence} von Weiß kreuzen',
    '白の柵 {fence} と交わります',
    '会与白方栅栏 {fence} 相交',
    '백의 울타리 {fence}와 엇갈림',
  ],
  "its ends are not a knight's step apart": [
    'seine Enden sind nicht im Springerabstand',
    '両端が桂馬の距離にありません',
    '两端并非相隔马步',
    '두 끝이 나이트 걸음만큼 떨어져 있지 않음',
  ],
  'its ends are not both {color} posts': [
    'seine Enden sind nicht beide Pfosten von {color}',
    '両端がともに{color}の杭ではありません',
    '两端并非都是{color}桩',
    '두 끝이 모두 {color} 말뚝은 아님',
  ],
  'it is there already': ['er ist schon da', 'すでにあります', '已经存在', '이미 있음'],
  'the game is over after turn {number}: both sides have passed': [
    'die Partie ist nach Zug {number} zu Ende: beide haben gepasst',
    '{number}手目で終局しています: 両者パス',
    '对局在第 {number} 手后结束：双方停一手',
    '{number}수에서 끝남: 둘 다 통과',
  ],

  // The examples of Senket.
  'An invaded corner': ['Eine Ecke mit Eindringling', '侵入された隅', '被侵入的角', '침입당한 귀'],
  'The corner before': ['Die Ecke davor', '侵入前の隅', '侵入前的角', '침입 전의 귀'],
  'The invader sealed off': [
    'Der Eindringling abgeriegelt',
    '封じ込められた侵入者',
    '被封住的侵入者',
    '가둬진 침입자',
  ],
  'One set or two': ['Ein Verbund oder zwei', '一組か二組か', '一组还是两组', '한 묶음인가 둘인가'],
  'The four shapes': ['Die vier Formen', '四つの形', '四种形状', '네 가지 모양'],
  Seki: ['Seki', 'セキ', '双活', '빅'],
  'Scoring resolved, board 1': [
    'Geklärte Wertung, Brett 1',
    '得点の解決、盤 1',
    '计分定案，棋盘 1',
    '정리된 계산, 판 1',
  ],
  'Scoring resolved, board 2': [
    'Geklärte Wertung, Brett 2',
    '得点の解決、盤 2',
    '计分定案，棋盘 2',
    '정리된 계산, 판 2',
  ],
  'Post scoring': ['Punktewertung', '空き点で数える', '空点计分', '빈 점 계산'],
  '“It’s only 1 unit of territory for Blue, but it costs Red his 14 units of territory, so this move is worth 197 points.” Invading the corner, 2009.':
    [
      '„Es ist nur 1 Einheit Gebiet für Blau, kostet Rot aber seine 14 Einheiten, also ist der Zug 197 Punkte wert.“ Eindringen in die Ecke, 2009.',
      '「青には 1 単位の陣地にすぎないが、赤は 14 単位を失うので、この手は 197 点の価値がある。」隅への侵入、2009 年。',
      '“蓝方只得 1 单位领地，红方却失去 14 单位，所以这手值 197 分。”侵角，2009 年。',
      '“파랑에게는 영토 1단위뿐이지만 빨강은 14단위를 잃으므로 이 수는 197점의 가치가 있다.” 귀 침입, 2009년.',
    ],
  'Black’s 14 units score 14² = 196. White needs a single fence in the corner to undo them: try it.': [
    'Die 14 Einheiten von Schwarz zählen 14² = 196. Weiß braucht nur einen Zaun in der Ecke, um sie zunichtezumachen: Probieren Sie es.',
    '黒の 14 単位は 14² = 196 点。白は隅に柵一本でそれを無にできます。試してください。',
    '黑方 14 单位得 14² = 196。白方只需角上一道栅栏即可抵消：试试看。',
    '흑의 14단위는 14² = 196점. 백은 귀에 울타리 하나면 무너뜨립니다. 해 보세요.',
  ],
  'A second line of fences within the first: what lies between them contains no territory of White, and counts again.':
    [
      'Eine zweite Reihe Zäune innerhalb der ersten: Was dazwischen liegt, enthält kein Gebiet von Weiß und zählt wieder.',
      '最初の柵の内側に第二の列。間には白の陣地がなく、再び数えられます。',
      '第一道内的第二道栅栏：两者之间没有白方领地，重新计分。',
      '첫 줄 안의 둘째 울타리 줄: 그 사이에는 백의 영토가 없어 다시 셉니다.',
    ],
  'Posts without territory of their own, fenced or not, count for whoever surrounds them: “4 units of territory and 2 prisoners”, in his example; here 24 and 4.':
    [
      'Pfosten ohne eigenes Gebiet, verbunden oder nicht, zählen für den, der sie umgibt: „4 Einheiten Gebiet und 2 Gefangene“ in seinem Beispiel; hier 24 und 4.',
      '自分の陣地を持たない杭は、柵があってもなくても囲んだ側の得点になります。彼の例では「陣地 4 単位と捕虜 2」、ここでは 24 と 4。',
      '没有自己领地的桩，无论是否相连，都归包围者：他的例子为“4 单位领地和 2 俘虏”；此处为 24 和 4。',
      '자기 영토가 없는 말뚝은 이어졌든 아니든 둘러싼 쪽의 것입니다. 그의 예에서는 “영토 4단위와 포로 2”, 여기서는 24와 4.',
    ],
  '“Each set of territories connected by fences scores points equal to the square of the sum”: joined, two diamonds of 5 score 100 and not 50.':
    [
      '„Jeder Verbund von Gebieten, die durch Zäune verbunden sind, zählt das Quadrat der Summe“: Verbunden zählen zwei Rauten von 5 nicht 50, sondern 100.',
      '「柵でつながった陣地の組は合計の二乗の点を得る」: つながれば 5 の菱形二つは 50 でなく 100 点です。',
      '“由栅栏相连的每组领地得其和的平方”：相连后两个 5 的菱形得 100 而非 50。',
      '“울타리로 이어진 영토 묶음은 합의 제곱을 얻는다”: 이어지면 5짜리 마름모 둘은 50이 아니라 100점입니다.',
    ],
  'A dart, a triangle, two corridors, a triangle and a dart: every one of them is a unit, 6 together.': [
    'Ein Pfeil, ein Dreieck, zwei Gänge, ein Dreieck und ein Pfeil: Jedes ist eine Einheit, zusammen 6.',
    '矢、三角、通路二つ、三角、矢。どれも 1 単位で、合わせて 6 です。',
    '镖形、三角、两条走廊、三角、镖形：各为一单位，共 6。',
    '화살, 세모, 통로 둘, 세모, 화살: 저마다 1단위, 모두 6입니다.',
  ],
  'Two chains from edge to edge, each with an enemy territory behind it, as H. Hiddema asked: neither has a better right to the ground between them.':
    [
      'Zwei Ketten von Rand zu Rand, jede mit feindlichem Gebiet dahinter, wie H. Hiddema fragte: Keine hat ein besseres Recht auf den Grund dazwischen.',
      'H. Hiddema の問い: 縁から縁への二つの列で、それぞれ後ろに相手の陣地があります。間の土地にはどちらも優先権がありません。',
      '如 H. Hiddema 所问：两条从边到边的链，各自背后都有对方领地：对其间之地双方权利相当。',
      'H. Hiddema의 물음처럼, 가장자리에서 가장자리로 이어진 두 줄이 저마다 뒤에 상대 영토를 두었습니다. 사이의 땅에는 어느 쪽도 더 나은 권리가 없습니다.',
    ],
  '“The one point blue in the upper right precludes the red three-post fence … and the one point red in the lower left precludes the long blue fence from claiming territory … one point each.” 2009.':
    [
      '„Der eine blaue Punkt oben rechts schließt den roten Zaun aus drei Pfosten aus … und der eine rote unten links den langen blauen … je ein Punkt.“ 2009.',
      '「右上の青の一点が赤の三本杭の柵を、左下の赤の一点が長い青の柵を妨げ…それぞれ一点。」2009 年。',
      '“右上的一点蓝使红的三桩栅栏无效……左下的一点红使长长的蓝栅栏不能占地……各一分。”2009 年。',
      '“오른쪽 위 파랑 한 점이 빨강의 세 말뚝 울타리를 막고 … 왼쪽 아래 빨강 한 점이 긴 파랑 울타리를 막아 … 각각 한 점.” 2009년.',
    ],
  'The “pathological case” of chains by turns: “It only makes sense to work out from those, and it’s only fair to do it simultaneously.” 3481 points each, and a strip that is nobody’s.':
    [
      'Der „pathologische Fall“ abwechselnder Ketten: „Sinnvoll ist nur, von dort nach außen vorzugehen, und gerecht nur, es gleichzeitig zu tun.“ Je 3481 Punkte, und ein Streifen, der niemandem gehört.',
      '交互に並ぶ列の「病的な例」:「そこから外へ進めるほかなく、同時に行うのが公平だ。」それぞれ 3481 点、そして誰のものでもない帯。',
      '交替排列的“病态例子”：“只有由此向外推才合理，同时进行才公平。”各 3481 分，还有一条无主地带。',
      '번갈아 놓인 줄의 “병적인 예”: “거기서 밖으로 나아가야 하고, 동시에 해야 공평하다.” 각각 3481점, 그리고 누구의 것도 아닌 띠.',
    ],
  '“Instead of counting the area enclosed, count the open posts enclosed, and two for each enemy post enclosed.” Here 16 units of area hold 13 open points.':
    [
      '„Statt der umschlossenen Fläche zähle man die umschlossenen offenen Punkte und zwei für jeden feindlichen Pfosten.“ Hier enthalten 16 Flächeneinheiten 13 offene Punkte.',
      '「囲んだ面積の代わりに、囲んだ空き点と、敵の杭一本につき二を数える。」ここでは面積 16 に空き点 13。',
      '“不数围住的面积，而数围住的空点，每个敌桩算二。”此处 16 单位面积含 13 个空点。',
      '“둘러싼 면적 대신 둘러싼 빈 점을 세고, 적 말뚝 하나에 둘을 센다.” 여기서 면적 16에 빈 점 13.',
    ],
} as const satisfies Table;
