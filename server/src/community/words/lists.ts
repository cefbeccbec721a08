/**
 * What is not said at a school, by language; plurals come by themselves. Left out on purpose: words that children
 * need in class or that are somebody's name (a woodpecker, a deer, a turtle, copper's sign, body parts of a biology
 * book).
 */
const list = (words: string): string[] => words.trim().split(/\s+/)

const portuguese = list(`
  arrombada arrombado arrombadinho babaca babaquice baitola bichona boiola boquete boqueteira bosta bostinha
  buceta bucetao bucetinha bucetuda busseta caceta cagada cagao cagona carai caraio caralha caralhada caralhinho
  caralho caraleo caralio corna corninho corno cornudo crl crlh cusao cuzao cuzinho cuzona desgracada
  desgracado fdp fdps filhadaputa filhadeputa filhodaputa filhodeputa
  filhodumaputa foda fodao fodase fodasse fodam fode fodendo foder fodeu fodi fodida fodido fodinha fodona fudase fude
  fudendo fuder fudeu fudida fudido idiota idiotinha idiotona imbecil imbecis kct krai kralho krl krlh krlho merda merdao
  merdinha mongoloide otaria otario otarios pirocada piroca pirocao pirocudo poha pohha porra porrinha pqp pqpp putaquepariu putaquepario putaqueopariu
  punheta punheteiro puta putada putaria putao putinha putinho puto putona quenga
  retardada retardado sapatao sapatona siririca tesao tesuda tesudo tmnc tnc traveco
  vadia vagabunda vagabundo vaisefoder vaisefuder viada viadagem viadao viadinho viado
  vsf vsfd vtmnc vtnc xana xavasca xereca xota xotinha xoxota xoxotinha
`)

const english = list(`
  arsehole asshole asswipe bastard biatch biatches biotch bitch bitches bitchy blowjob btch bullshit cocksucker cunt dickhead dildo douchebag dumbass
  faggot fck fcked fcker fcking fuck fucka fucked fucker fuckers fucking fuking goddamn handjob hentai idiot jackass jizz kys motherfucker
  motherfucking nigga nigger nudes phuck porn pornhub porno pussy retard retarded shit shithead shithole shitty slut
  sluts stfu tits twat wanker whore xvideos
`)

/** Of words that say nothing by themselves. */
const phrases = [
  'chupa meu pau',
  'chupa o meu pau',
  'chupar meu pau',
  'chupa minha rola',
  'chupa a minha rola',
  'débil mental',
  'deveria se matar',
  'devia se matar',
  'enfia no cu',
  'enfiar no cu',
  'heil hitler',
  'kill yourself',
  'mama meu pau',
  // A word of every day is in it: put apart, it is asked for so.
  'mer da',
  'meu cu',
  'negra fedida',
  'negra imunda',
  'negro fedido',
  'negro imundo',
  'pau no cu',
  'pode se matar',
  'preta fedida',
  'preta imunda',
  'preto fedido',
  'preto imundo',
  'que se mate',
  'se mata',
  'senta no meu pau',
  'seu cu',
  'sieg heil',
  'teu cu',
  'toma no cu',
  'tomar no cu',
  'tomá no cu',
  'vai se matar',
  'vc se mate',
  'você se mate',
]

/** Written without a space before a blocked word: "suaputa", "vaitomarnocu". Not those that begin other words: deputado. */
export const gluedBefore = list('seu sua seus suas teu tua que vai vao va sai eita you your the')

/** Both, for whichever language a text is written in. */
export const usualBlockedWords: readonly string[] = [...portuguese, ...english, ...phrases]
