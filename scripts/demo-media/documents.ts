const style = `<style>
  @page { margin: 16mm }
  body { font-family: Text, Display; color: #12231B; font-size: 12pt; line-height: 1.45; margin: 0 }
  h1, h2, th { font-family: Display } h1 { font-size: 24pt; margin: 0 0 2mm } h2 { font-size: 14pt; margin: 7mm 0 2mm }
  .subject { display: inline-block; background: #DBF0E5; color: #0A5C42; border-radius: 8px; padding: 1mm 4mm; font-weight: 650 }
  table { width: 100%; border-collapse: collapse } th { background: #0B3A2D; color: #F1F8F3; text-align: left }
  th, td { border: 1px solid #76857B; padding: 2.4mm 3mm; vertical-align: top } td { height: 11mm }
  footer { margin-top: 8mm; color: #43544B; font-size: 10pt }
</style>`

function sheet(subject: string, title: string, inside: string): string {
  return `<title>${title}</title>${style}<span class="subject">${subject}</span><h1>${title}</h1>${inside}<footer>Trilha · material da turma. Pode copiar e imprimir.</footer>`
}

const days = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo']

const diary = sheet(
  'Ciências · Água que move o mundo',
  'Diário da chuva',
  `<p>Nome: ____________________________  Turma: ________  Semana: ____ / ____ a ____ / ____</p>
  <h2>Como medir</h2>
  <ol><li>Use um copo de paredes retas e cole nele uma régua de papel, com o zero no fundo.</li>
  <li>Deixe-o em lugar aberto, longe de árvores e telhados.</li>
  <li>Leia todo dia na mesma hora, anote e esvazie.</li></ol>
  <h2>O que vi</h2>
  <table><tr><th>Dia</th><th>Hora</th><th>Chuva (mm)</th><th>Nuvens (nenhuma, poucas, muitas)</th><th>O que reparei</th></tr>
  ${days.map((day) => `<tr><td>${day}</td><td></td><td></td><td></td><td></td></tr>`).join('')}</table>
  <h2>Contas da semana</h2>
  <p>1. Total de chuva: ________ mm. &nbsp; 2. Dia com mais chuva: ________________.</p>
  <p>3. Um pátio de 50 m² recebeu: ________ mm × 50 = ________ litros.</p>
  <p>4. Isso encheria quantas caixas-d’água de mil litros? ________</p>`,
)

const moments: readonly [when: string, what: string][] = [
  [
    'Fim dos anos 1500',
    'Pessoas que escapam dos engenhos de Pernambuco começam a formar Palmares, na Serra da Barriga.',
  ],
  [
    '1678',
    'Ganga Zumba aceita um acordo com o governo de Pernambuco. Muitos, com Zumbi, recusam deixar gente para trás.',
  ],
  ['1694', 'Depois de semanas de cerco, Macaco, a capital de Palmares, é destruída.'],
  ['20 de novembro de 1695', 'Zumbi é morto. A resistência continua em muitos outros quilombos.'],
  ['1831', 'Uma lei proíbe trazer africanos escravizados ao Brasil. Quase ninguém a cumpre.'],
  ['1850', 'O tráfico é proibido de novo e acaba. No mesmo ano, a Lei de Terras: terra pública, só comprando.'],
  ['1871 e 1885', 'Lei do Ventre Livre e Lei dos Sexagenários: mudanças lentas e incompletas.'],
  ['13 de maio de 1888', 'A Lei Áurea acaba com a escravidão, sem terra, escola nem salário para quem foi libertado.'],
  ['1971', 'Em Porto Alegre, jovens negros fazem a primeira homenagem a Zumbi em 20 de novembro.'],
  ['1988', 'A Constituição reconhece o direito das comunidades quilombolas às suas terras.'],
  ['2003', 'Um decreto define o caminho do título, e uma lei põe a história afro-brasileira em todas as escolas.'],
  ['2022', 'O Censo conta, pela primeira vez, a população quilombola: cerca de 1,3 milhão de pessoas.'],
  ['2024', 'O 20 de novembro é, pela primeira vez, feriado em todo o país.'],
]

const timeline = sheet(
  'História · Quilombos e cidades',
  'Linha do tempo: liberdade em construção',
  `<table><tr><th style="width: 38mm">Quando</th><th>O que aconteceu</th></tr>
  ${moments.map(([when, what]) => `<tr><td><b>${when}</b></td><td>${what}</td></tr>`).join('')}</table>
  <h2>Para calcular e conversar</h2>
  <p>De 1694 a 1888 são ________ anos. De 1888 a 1988 são ________ anos.</p>
  <p>Que acontecimento da sua família ou da sua cidade você poria nesta linha? Em que ano?</p>`,
)

const side = 44
const rise = (side * Math.sqrt(3)) / 2
const grid = Array.from({ length: 17 }, (_, row) =>
  Array.from({ length: 14 }, (__, column) => {
    const x = column * side + (row % 2) * (side / 2)
    const [top, bottom] = [row * rise, (row + 1) * rise]
    return `<path d="M${x} ${bottom.toFixed(1)}h${side}L${x + side / 2} ${top.toFixed(1)}Z"/>`
  }).join(''),
).join('')

const mesh = sheet(
  'Matemática · Formas que sustentam',
  'Malha de triângulos',
  `<p>Todos os triângulos são equiláteros: três lados iguais, três ângulos de 60°. Recorte, pinte e conte.</p>
  <svg viewBox="-1 -1 642 650" width="100%" role="img" aria-label="Malha de triângulos equiláteros iguais" fill="none" stroke="#43544B" stroke-width="1">${grid}</svg>
  <p>Triângulo de lado 1: ____ &nbsp; lado 2: ____ &nbsp; lado 3: ____ &nbsp; lado 4: ____ triângulos pequenos. Que padrão você vê?</p>`,
)

/** Each as the page that is printed. */
export const documents: Record<string, string> = {
  'agua-diario-da-chuva': diary,
  'formas-malha': mesh,
  'quilombos-linha-do-tempo': timeline,
}
