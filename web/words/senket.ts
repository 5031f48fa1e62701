/** The words of the page of Senket. */

import type { Table } from './table.js';

export const SENKET = {
  'kakoi: Senket': ['kakoi: Senket', 'kakoi: Senket', 'kakoi：Senket', 'kakoi: Senket'],
  'Senket board': ['Senket-Brett', 'Senket の盤', 'Senket 棋盘', 'Senket 판'],
  'If the game ended now': ['Endete die Partie jetzt', '今終局したら', '若现在终局', '지금 끝난다면'],
  'Final score': ['Endstand', '最終得点', '最终得分', '최종 점수'],
  Prisoners: ['Gefangene', '捕虜', '俘虏', '포로'],
  Sets: ['Verbünde', '組', '组', '묶음'],
  'Sum of': ['Summe aus', '内訳', '合计', '내역'],
  'By what is tried': ['Durch das Probierte', '試した分', '试走的变化', '시험한 만큼'],
  'Open points': ['Offene Punkte', '空き点', '空点', '빈 점'],
  'open points': ['offene Punkte', '空き点', '空点', '빈 점'],
  'No numbers yet: until both sides have territory, the rules give nearly the whole board to the one that has.':
    [
      'Noch keine Zahlen: Bis beide Seiten Gebiet haben, geben die Regeln fast das ganze Brett der, die eines hat.',
      'まだ数はありません。両方に陣地ができるまで、ルールでは片方がほぼ盤全体を得るためです。',
      '尚无数字：在双方都有领地之前，规则几乎把整个棋盘判给有领地的一方。',
      '아직 숫자가 없습니다. 양쪽에 영토가 생기기 전에는 규칙상 한쪽이 판을 거의 다 가집니다.',
    ],
  Building: ['Bauen', '建設', '建造', '짓기'],
  'Link new posts': ['Neue Pfosten verbinden', '新しい杭をつなぐ', '连接新桩', '새 말뚝 잇기'],
  'to all': ['mit allen', 'すべてと', '与全部', '모두와'],
  'to none': ['mit keinem', 'つながない', '不连接', '잇지 않음'],
  'Trying moves': ['Züge probieren', '手を試す', '试下', '수 시험'],
  'Try moves': ['Züge probieren', '試し打ち', '试走', '수 시험'],
  Place: ['Setzen', '置く色', '放置', '놓을 색'],
  Clear: ['Leeren', '消す', '清除', '지우기'],
  'Posts and fences on a scratch layer, in any order: the game does not change. Click a tried post to take it away; Undo takes back the latest.':
    [
      'Pfosten und Zäune auf einer Probeebene, in beliebiger Reihenfolge: Die Partie ändert sich nicht. Klicken Sie auf einen probierten Pfosten, um ihn wegzunehmen; „Zurück“ nimmt den letzten zurück.',
      '下書きの層に、順番を問わず杭と柵を置けます。対局は変わりません。試した杭を押すと消え、「元に戻す」で最後のものを取り消します。',
      '在草稿层上以任意顺序放桩和栅栏：对局不变。点击试放的桩可移除；撤销收回最近一个。',
      '임시 층에 순서 없이 말뚝과 울타리를 놓습니다. 대국은 바뀌지 않습니다. 시험한 말뚝을 누르면 없어지고, 취소는 마지막 것을 되돌립니다.',
    ],
  'A claim is void when it contains a territory of the other side, or when both claim the ground by the same right. Point at it to see why.':
    [
      'Ein Anspruch ist nichtig, wenn er ein Gebiet der anderen Seite enthält oder beide den Grund mit gleichem Recht beanspruchen. Zeigen Sie darauf, um den Grund zu sehen.',
      '相手の陣地を含むか、両者が同じ権利で主張する土地では、主張は無効です。指すと理由がわかります。',
      '若主张内含对方领地，或双方以同等权利主张该地，则主张无效。指向它可看到原因。',
      '상대 영토를 품거나 둘이 같은 권리로 주장하는 땅이면 주장은 무효입니다. 가리키면 까닭이 보입니다.',
    ],
  'By how much the lead of the side to play changes when it puts a post there with all legal fences, found by playing each. It looks one move ahead: a post that only prepares something is worth nothing yet.':
    [
      'Um wie viel sich der Vorsprung der Seite am Zug ändert, wenn sie dort einen Pfosten mit allen erlaubten Zäunen setzt, durch Ausspielen gefunden. Es wird einen Zug vorausgeschaut: Ein Pfosten, der nur etwas vorbereitet, ist noch nichts wert.',
      '手番の側がそこに杭と打てる柵をすべて置いたとき、リードがどれだけ変わるかを、実際に一手ずつ試して求めます。一手先だけを見るので、準備だけの杭にはまだ価値がありません。',
      '轮到的一方在该处放桩并建所有合法栅栏时领先变化多少，逐一试走得出。只看一步：仅作准备的桩还不值什么。',
      '차례인 쪽이 그곳에 말뚝과 가능한 모든 울타리를 놓을 때 앞섬이 얼마나 바뀌는지, 하나씩 두어 구합니다. 한 수만 내다보므로 준비만 하는 말뚝은 아직 값이 없습니다.',
    ],
  'Where the other side would gain if it were to move now, and how much: what your move should prevent, or outweigh. Found like the worth of your own moves, one move ahead.':
    [
      'Wo die andere Seite gewänne, wenn sie jetzt am Zug wäre, und wie viel: was Ihr Zug verhindern oder aufwiegen sollte. Wie der Wert eigener Züge gefunden, einen Zug voraus.',
      '相手がいま打てば得をする点とその大きさです。自分の手で防ぐか、それを上回るべきものです。自分の手の価値と同じく、一手先を見て求めます。',
      '若现在轮到对方，它在何处得利、得多少：这是您的一手应防止或压过的。求法与自己着法的价值相同，只看一步。',
      '지금 상대 차례라면 어디서 얼마나 이득을 보는지입니다. 내 수로 막거나 그보다 더 얻어야 할 것입니다. 내 수의 가치처럼 한 수를 내다보아 구합니다.',
    ],
  'Area + prisoners of each territory. Territories held together by fences are a set: a set scores the square of its sum, and where it has several territories, a plate says so.':
    [
      'Fläche + Gefangene jedes Gebiets. Durch Zäune zusammengehaltene Gebiete sind ein Verbund: Er zählt das Quadrat seiner Summe, und wo er mehrere Gebiete hat, sagt das ein Schild.',
      '各陣地の面積＋捕虜です。柵でつながる陣地は一組で、合計の二乗が得点になり、複数の陣地からなる組には札が付きます。',
      '各领地的面积＋俘虏。由栅栏连在一起的领地为一组：得分为其和的平方；含多块领地时以牌标明。',
      '각 영토의 면적 + 포로. 울타리로 이어진 영토는 한 묶음이고 합의 제곱을 얻습니다. 영토가 여럿인 묶음에는 팻말이 붙습니다.',
    ],
  'A press; drawn from post to post, a fence': [
    'Ein Druck; von Pfosten zu Pfosten gezogen ein Zaun',
    '押す。杭から杭へ引くと柵',
    '点击；从桩拖到桩为栅栏',
    '누르기, 말뚝에서 말뚝으로 끌면 울타리',
  ],
  'A turn is a post on any free point, and fences between your own posts a knight’s step apart that cross no other fence. The border is a fence to both. Two passes in a row end the game.':
    [
      'Ein Zug ist ein Pfosten auf einem freien Punkt und Zäune zwischen eigenen Pfosten im Springerabstand, die keinen anderen Zaun kreuzen. Der Rand ist für beide ein Zaun. Zweimal Passen hintereinander beendet die Partie.',
      '一手は、空いた点への杭一つと、桂馬の距離にある自分の杭どうしの、ほかの柵と交わらない柵です。縁は両者の柵です。続けて二回パスすると終局です。',
      '一手是在任一空点放一桩，并在相隔马步的己方桩之间建不与其他栅栏相交的栅栏。边界对双方都是栅栏。连续两次停一手则终局。',
      '한 차례는 빈 점의 말뚝 하나와, 나이트 걸음만큼 떨어진 자기 말뚝 사이의, 다른 울타리와 엇갈리지 않는 울타리입니다. 가장자리는 둘 다의 울타리입니다. 잇달아 두 번 패스하면 끝납니다.',
    ],
  'Drag from one of your posts to another to build that fence with your next post; to a free point to put a post there that is joined by it alone. {0} takes planned fences back.':
    [
      'Ziehen Sie von einem eigenen Pfosten zu einem anderen, um diesen Zaun mit dem nächsten Pfosten zu bauen; zu einem freien Punkt, um dort einen nur so verbundenen Pfosten zu setzen. {0} nimmt geplante Zäune zurück.',
      '自分の杭から別の杭へ引くと、次の杭と一緒にその柵を作ります。空いた点へ引くと、その柵だけでつながる杭を置きます。{0} で予定の柵を取り消します。',
      '从己方一桩拖到另一桩，下一桩时一并建该栅栏；拖到空点则在那里放仅以此相连的桩。{0} 取消计划的栅栏。',
      '자기 말뚝에서 다른 말뚝으로 끌면 다음 말뚝과 함께 그 울타리를 짓고, 빈 점으로 끌면 그것으로만 이어진 말뚝을 놓습니다. {0}는 계획한 울타리를 거둡니다.',
    ],
  'Drop or paste a record anywhere. Nothing leaves this page. kakoi': [
    'Legen Sie irgendwo eine Aufzeichnung ab oder fügen Sie sie ein. Nichts verlässt diese Seite. kakoi',
    '棋譜をどこにでもドロップまたは貼り付けできます。何もこのページの外へは出ません。kakoi',
    '可在任意处拖放或粘贴棋谱。任何内容都不会离开本页。kakoi',
    '기보를 아무 데나 놓거나 붙여넣으세요. 아무것도 이 페이지를 떠나지 않습니다. kakoi',
  ],
  'Open a game or a position': [
    'Partie oder Stellung öffnen',
    '対局や局面を開く',
    '打开对局或局面',
    '대국이나 국면 열기',
  ],
  'From Geoff Canyon’s posts on his game, 2009, or after them. His red is Black here, his blue White.': [
    'Aus Geoff Canyons Beiträgen über sein Spiel, 2009, oder nach ihnen. Sein Rot ist hier Schwarz, sein Blau Weiß.',
    'Geoff Canyon が自作について書いた 2009 年の記事から、またはそれに基づくもの。彼の赤はここでは黒、青は白です。',
    '取自或依据 Geoff Canyon 2009 年关于此游戏的文章。他的红方在此为黑，蓝方为白。',
    'Geoff Canyon이 2009년에 자기 게임에 대해 쓴 글에서, 또는 그에 따라. 그의 빨강은 여기서 흑, 파랑은 백입니다.',
  ],
  'Points per side': ['Punkte je Seite', '一辺の点数', '每边点数', '한 변의 점 수'],
  '3 to 32; 31 is the official size': [
    '3 bis 32; 31 ist die offizielle Größe',
    '3〜32。公式は 31',
    '3 至 32；正式为 31',
    '3~32, 공식은 31',
  ],
  'Strands of Black’s posts (X) and of White’s (O), each post joined to the one before': [
    'Ketten von Pfosten von Schwarz (X) und Weiß (O), jeder Pfosten mit dem davor verbunden',
    '黒 (X) と白 (O) の杭の列。各杭は前の杭とつながる',
    '黑 (X) 与白 (O) 的桩串，每桩与前一桩相连',
    '흑(X)과 백(O)의 말뚝 줄, 각 말뚝은 앞의 것과 이어짐',
  ],
  '{point} Tap again to play.': [
    '{point} Noch einmal tippen, um zu ziehen.',
    '{point} もう一度タップで着手。',
    '{point} 再点一次落桩。',
    '{point} 다시 누르면 둡니다.',
  ],
  'No point is free: you can only pass.': [
    'Kein Punkt ist frei: Sie können nur passen.',
    '空いた点がありません。パスしかできません。',
    '没有空点：只能停一手。',
    '빈 점이 없습니다. 패스만 할 수 있습니다.',
  ],
  'A fence from {point}: to another {color} post, or to a free point.': [
    'Ein Zaun von {point}: zu einem anderen Pfosten von {color} oder zu einem freien Punkt.',
    '{point} からの柵: 別の{color}の杭か、空いた点へ。',
    '从 {point} 起的栅栏：到另一{color}桩或空点。',
    '{point}에서의 울타리: 다른 {color} 말뚝이나 빈 점으로.',
  ],
  'A fence from {point}: to another {color} post.': [
    'Ein Zaun von {point}: zu einem anderen Pfosten von {color}.',
    '{point} からの柵: 別の{color}の杭へ。',
    '从 {point} 起的栅栏：到另一{color}桩。',
    '{point}에서의 울타리: 다른 {color} 말뚝으로.',
  ],
  'The fence {fence} is no longer planned.': [
    'Der Zaun {fence} ist nicht mehr geplant.',
    '柵 {fence} の予定を取り消しました。',
    '不再计划栅栏 {fence}。',
    '울타리 {fence} 계획을 거두었습니다.',
  ],
  'The next post builds the fence {fence} as well. Esc, or the same drag, takes it back.': [
    'Der nächste Pfosten baut auch den Zaun {fence}. Esc oder dasselbe Ziehen nimmt ihn zurück.',
    '次の杭で柵 {fence} も作ります。Esc か同じ操作で取り消します。',
    '下一桩将一并建栅栏 {fence}。Esc 或同样拖动可取消。',
    '다음 말뚝이 울타리 {fence}도 짓습니다. Esc나 같은 끌기로 거둡니다.',
  ],
  'Nothing tried yet.': [
    'Noch nichts probiert.',
    'まだ何も試していません。',
    '尚未试走。',
    '아직 시험한 것이 없습니다.',
  ],
  'Tried: {change}.': [
    'Probiert: {change}.',
    '試した結果: {change}。',
    '试走：{change}。',
    '시험: {change}.',
  ],
  free: ['frei', '空き', '空', '비어 있음'],
  '{color}’s post': ['Pfosten von {color}', '{color}の杭', '{color}桩', '{color} 말뚝'],
  '{post}, a prisoner': ['{post}, gefangen', '{post}（捕虜）', '{post}，俘虏', '{post}, 포로'],
  'no fence for {color} here': [
    'kein Zaun für {color} hier',
    '{color}の柵はここにはできません',
    '此处{color}无栅栏',
    '여기에 {color} 울타리 없음',
  ],
  '{fences} possible, not linked': [
    '{fences} möglich, nicht verbunden',
    '{fences}可能、つなぎません',
    '可建 {fences}，未连接',
    '{fences} 가능, 잇지 않음',
  ],
  '{n} fences': [{ one: '{n} Zaun', other: '{n} Zäune' }, '柵{n}本', '{n} 道栅栏', '울타리 {n}개'],
  '{color} gains most by {posts}: +{gain}.': [
    '{color} gewinnt am meisten durch {posts}: +{gain}.',
    '{color}の最善は {posts}: +{gain}。',
    '{color}方在 {posts} 得利最多：+{gain}。',
    '{color}은 {posts}에서 가장 많이 얻음: +{gain}.',
  ],
  'No single post gains {color} anything.': [
    'Kein einzelner Pfosten bringt {color} etwas.',
    '{color}の得になる杭は一手ではありません。',
    '没有单独一桩能让{color}方得利。',
    '말뚝 하나로 {color}이 얻는 것은 없습니다.',
  ],
  '{color} threatens most by {posts}: +{gain}.': [
    '{color} droht am meisten mit {posts}: +{gain}.',
    '{color}の最大の狙いは {posts}：+{gain}。',
    '{color}方最大的威胁在 {posts}：+{gain}。',
    '{color}의 가장 큰 위협은 {posts}: +{gain}.',
  ],
  '{color} threatens nothing.': [
    '{color} droht nichts.',
    '{color}に狙いはありません。',
    '{color}方没有威胁。',
    '{color}의 위협은 없습니다.',
  ],
  'a fence': ['ein Zaun', '柵', '栅栏', '울타리'],
  'a new post with this fence alone': [
    'ein neuer Pfosten mit nur diesem Zaun',
    'この柵だけでつながる新しい杭',
    '仅以此栅栏相连的新桩',
    '이 울타리로만 이어진 새 말뚝',
  ],
  'no fence': ['kein Zaun', '柵にできません', '不能建栅栏', '울타리 없음'],
  '{size}×{size} points, {mode}': [
    '{size}×{size} Punkte, {mode}',
    '{size}×{size} 点、{mode}',
    '{size}×{size} 点，{mode}',
    '{size}×{size} 점, {mode}',
  ],
  Area: ['Fläche', '面積', '面积', '면적'],
  area: ['Fläche', '面積', '面积', '면적'],
  'area scoring': ['Flächenwertung', '面積で数える', '面积计分', '면적 계산'],
  'post scoring': ['Punktewertung', '空き点で数える', '空点计分', '빈 점 계산'],
  'Senket board, {size}×{size}, {black} black and {white} white posts': [
    'Senket-Brett, {size}×{size}, {black} schwarze und {white} weiße Pfosten',
    'Senket の盤 {size}×{size}、黒の杭 {black}、白の杭 {white}',
    'Senket 棋盘，{size}×{size}，黑桩 {black}，白桩 {white}',
    'Senket 판 {size}×{size}, 흑 말뚝 {black}, 백 말뚝 {white}',
  ],
  'Start of the game. {next} Posts a knight’s step apart can be joined by fences.': [
    'Beginn der Partie. {next} Pfosten im Springerabstand können durch Zäune verbunden werden.',
    '対局開始。{next}桂馬の距離にある杭どうしを柵でつなげます。',
    '对局开始。{next}相隔马步的桩可用栅栏相连。',
    '대국 시작. {next} 나이트 걸음만큼 떨어진 말뚝은 울타리로 이을 수 있습니다.',
  ],
  'Turn {number}: {color} passes. {next}': [
    'Zug {number}: {color} passt. {next}',
    '{number}手目: {color}パス。{next}',
    '第 {number} 手：{color}停一手。{next}',
    '{number}수: {color} 패스. {next}',
  ],
  'Turn {number}: {color} {place}. {next}': [
    'Zug {number}: {color} {place}. {next}',
    '{number}手目: {color} {place}。{next}',
    '第 {number} 手：{color} {place}。{next}',
    '{number}수: {color} {place}. {next}',
  ],
  'Turn {number}: {color} {place} with {fences}. {next}': [
    'Zug {number}: {color} {place} mit {fences}. {next}',
    '{number}手目: {color} {place}、{fences}。{next}',
    '第 {number} 手：{color} {place}，{fences}。{next}',
    '{number}수: {color} {place}, {fences}. {next}',
  ],
  'Both have passed. A tie: {total} each.': [
    'Beide haben gepasst. Unentschieden: je {total}.',
    '両者パス。引き分け: それぞれ {total}。',
    '双方停一手。平局：各 {total}。',
    '둘 다 패스. 무승부: 각각 {total}.',
  ],
  'Both have passed. {color} wins, {more} to {less}.': [
    'Beide haben gepasst. {color} gewinnt, {more} zu {less}.',
    '両者パス。{color}の勝ち、{more} 対 {less}。',
    '双方停一手。{color}胜，{more} 比 {less}。',
    '둘 다 패스. {color} 승, {more} 대 {less}.',
  ],

  // Refusals.
  '{color} may not put a post on {place}: {owner} has one there.': [
    '{color} darf auf {place} keinen Pfosten setzen: dort steht einer von {owner}.',
    '{color}は {place} に杭を置けません。{owner}の杭があります。',
    '{color}不能在 {place} 放桩：那里有{owner}的桩。',
    '{color}은 {place}에 말뚝을 놓을 수 없습니다: {owner}의 말뚝이 있음.',
  ],
  '{color} may not add the fence {fence}: {why}.': [
    '{color} darf den Zaun {fence} nicht bauen: {why}.',
    '{color}は柵 {fence} を作れません。{why}。',
    '{color}不能建栅栏 {fence}：{why}。',
    '{color}은 울타리 {fence}를 지을 수 없습니다: {why}.',
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
  'The game is over after turn {number}: both sides have passed.': [
    'Die Partie ist nach Zug {number} zu Ende: beide haben gepasst.',
    '{number}手目で終局しています: 両者パス。',
    '对局在第 {number} 手后结束：双方停一手。',
    '{number}수에서 끝남: 둘 다 패스.',
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
  Remarks: ['Bemerkungen', '備考', '备注', '비고'],
} as const satisfies Table;
