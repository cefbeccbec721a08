import { md, type DemoEbook } from '../shape.ts'

export const ponteDoPontal: DemoEbook = {
  title: 'A ponte do Pontal',
  author: 'Coleção Trilha, livro 3',
  about: 'Um rio, uma escola do outro lado e uma turma que resolveu calcular.',
  pages: [
    md`
# A ponte do Pontal

_Uma história com contas. O Pontal não existe no mapa, mas a matemática existe em todo lugar._
    `,
    md`
## 1. O rio no meio

No Pontal, a escola ficava de um lado do rio e metade das casas, do outro. A travessia era de canoa. Quando chovia muito, não havia canoa, e não havia aula.

— A gente precisa de uma ponte — disse Iraci, pela terceira vez naquele mês.

— Precisa medir primeiro — respondeu o professor Damião.
    `,
    md`
## 2. Medir sem atravessar

Como medir a largura de um rio sem passar uma fita por cima dele?

Iraci fincou uma estaca bem em frente a uma árvore da outra margem. Andou 10 passos pela beira, fincou outra. Andou mais 10, fincou a terceira. Dali, virou de costas para o rio e caminhou até ver a árvore **alinhada** com a segunda estaca.

Tinha andado 12 passos. O rio tinha 12 passos.
    `,
    md`
## 3. Por que deu certo

![A margem vista de cima: três estacas em linha, a dez passos uma da outra. Um triângulo vai da primeira estaca até a árvore, sobre a água; outro, igual, da última estaca até Iraci, em terra.](file:figura-medir-o-rio.png)

Dois triângulos, um sobre a água e outro na terra. Os dois com um ângulo reto. Os dois com o mesmo ângulo na estaca do meio, porque eram **opostos pelo vértice**. E o mesmo lado de 10 passos.

Triângulos iguais têm lados iguais. A água não precisou saber.
    `,
    md`
## 4. A primeira ideia

— Uma tábua grande — disse Caetano.

Puseram uma ripa fina entre duas cadeiras e um livro em cima. A ripa envergou como um sorriso.

— Doze passos de tábua iam rir ainda mais — disse Iraci.
    `,
    md`
## 5. A segunda ideia

— Uma tábua de pé!

Viraram a ripa de lado. O livro ficou firme. Três livros, também. Só que a ripa, de pé, caía para os lados.

— Duas, então, com travessas no meio.

Fizeram retângulos e mais retângulos. A ponte de ripas ficou bonita e, quando Damião empurrou de leve um canto, deitou inteira, como um baralho.
    `,
    md`
## 6. A terceira ideia

Ninguém falou por um tempo. Aí a pequena Rute, que só estava ali esperando o irmão, pegou um palito e encaixou em um dos retângulos, **de um canto ao outro**.

Damião empurrou de novo. Aquele retângulo não deitou. Os outros, sim.

— Mais palitos — disse Rute.
    `,
    md`
## 7. As contas

Com duas diagonais em zigue-zague, a ponte de palitos segurou a mochila de Caetano, que era famosa pelo peso.

Iraci mediu: as barras faziam $55°$ com a base. Então, em cima, $180° - 55° - 55° = 70°$. Anotou tudo em escala 1:20.
    `,
    md`
## 8. A reunião

Levaram o desenho à associação do bairro. Uma engenheira do município veio, olhou e sorriu.

— Isto é uma treliça. Quem ensinou vocês?

— A ripa que caiu — disse Iraci.
    `,
    md`
## 9. O que a engenheira acrescentou

Ela explicou o que uma turma não pode decidir sozinha: o tipo de solo, a força da cheia, a fundação, a madeira certa, o corrimão. Refez as contas com margem de segurança.

E deixou o zigue-zague como estava.
    `,
    md`
## 10. Chuva

Em março choveu muito. O rio subiu marrom e barulhento.

Às sete da manhã, Rute atravessou a ponte do Pontal com uma mão no corrimão e a outra contando triângulos. Chegou à escola no vigésimo quarto, sem molhar os pés.
    `,
  ],
}
