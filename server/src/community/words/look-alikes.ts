/**
 * Letters of other alphabets, and Latin ones with a life of their own, that look like ours; by the letter that they are
 * read as. What Unicode itself takes apart (letters with accents, mathematical, enclosed, wide and raised ones) is not
 * here. One that looks like two letters stands at both.
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  // In each line: Latin and phonetic, small capitals, upside down; Greek and Coptic; Cyrillic; Armenian; Cherokee; signs.
  a: 'ɑⱥᶏꬰᴀɐɒαⲁаѧꭺ∀',
  b: 'ɓƀƃƅᵬᶀʙβⲃвьъҍꮟ',
  c: 'ƈȼɕꞓᴄɔↄςⲥсҫꮯ',
  d: 'đðɖɗƌȡᵭᶁᴅԁժꭰꮷ∂',
  e: 'ɇɛɘɜɝɚᶒꬲᴇǝεⲉеєэәҽҿзꭼ℮',
  f: 'ƒꬵʄᵮᶂꜰϝғք',
  g: 'ɡɠǥᵹᶃɢցꮐ',
  h: 'ħɦɧⱨꜧʜɥⲏһнћђհիꮋꮒ',
  i: 'ıɩɨᵼᶖɪᴉιⲓіӏꭵ',
  j: 'ɉʝȷɟᴊϳјյꭻ',
  k: 'ƙĸⱪꝁꝃᶄᴋʞκⲕкқҝҟҡԟꮶ',
  l: 'łƚɫɬɭʅꞁⱡȴᶅʟǀӏլꮮ',
  m: 'ɱɰᵯᶆᴍɯⲙмӎꮇ',
  n: 'ɲŋƞɳȵᵰᶇɴηⲛпиңӈҥոռ',
  o: 'øɵⱺꝋᴏοσθⲟоөѳօꮎ',
  p: 'þƥᵽᵱᶈꝑƿᴘρϸⲣрҏքꮲ',
  q: 'ɋʠꝗꞯϙԛգզ',
  r: 'ɍɼɽɾɿʁᵲᶉꭇꭈʀɹⲅгяꭱꮢ',
  s: 'ßʂȿʃʆƨᵴᶊꜱςѕֆꮥꮪ∫',
  t: 'ŧƫƭʈȶⱦᵵᴛʇτⲧтҭꭲ†',
  u: 'ʉʊʋᵾᶙꭎꭒᴜμυуџциսꮜ',
  v: 'ʋⱱⱴᶌᴠʌνѵꮩ∨',
  w: 'ʍⱳᴡωⲱѡԝшщաꮃꮤ',
  x: 'ᶍχⲭхҳӽӿ',
  y: 'ƴɏɣỿʏʎγⲩуүұꭹꮍ',
  z: 'ƶʐʑʒȥɀⱬᵶᶎᴢζⲍзӡꮓ',
}
