import {GoBoard,init,toGtp} from 'kakoi';
import {initReading,readRace,readLife,verifyProof} from 'kakoi/reading';
await Promise.all([init(),initReading()]);
const b=GoBoard.fromDiagram('.XXOO\nOXXO.');
for (const toPlay of ['white','black']) { const r=readRace(b,'A1','B2',{toPlay,proof:true}); console.log(r.a,r.b,r.isRace,r.certainty,r.move&&toGtp(r.move,2),r.proofs.map(p=>[p.claim,verifyProof(b,p).valid])); }
