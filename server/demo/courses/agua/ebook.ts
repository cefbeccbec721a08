import { md, type DemoEbook } from '../shape.ts'

export const gotaNina: DemoEbook = {
  title: 'A gota Nina dá a volta ao mundo',
  author: 'Coleção Trilha, livro 1',
  about: 'Uma gota conta a sua viagem, do mar à torneira e de volta ao mar.',
  pages: [
    md`
# A gota Nina dá a volta ao mundo

Esta é a história de uma gota só. Mas nenhuma gota viaja sozinha, e você vai ver por quê.

_Passe a página para começar._
    `,
    md`
## 1. O mar

Eu morava no mar, em uma onda comprida. Éramos tantas que ninguém sabia onde terminava uma e começava a outra.

Em volta de mim havia sal. Eu achava que fazia parte de mim. Não fazia.
    `,
    md`
## 2. A subida

Numa manhã sem vento, o Sol esquentou a superfície. Comecei a tremer, cada vez mais depressa, até que me soltei.

Subi. O sal ficou. Ninguém me viu passar: eu era **vapor**, e vapor é invisível.
    `,
    md`
## 3. O frio

Lá no alto o ar era gelado. Perdi calor, perdi pressa, e me agarrei a um grãozinho de poeira.

Outras fizeram o mesmo. Do chão, alguém apontou e disse: “Olha, uma nuvem”.
    `,
    md`
## 4. O rio que voa

O vento nos levou para longe, por cima da floresta. As árvores respiravam e soltavam mais vapor para a nossa nuvem.

![Nina, uma gota que sorri, viaja numa faixa branca de vapor por cima da floresta. Das árvores sobem fios de vapor.](file:figura-rio-voador.png)

Gente que estuda o céu chama esse caminho de **rio voador**. É um rio sem margens, e chove longe de onde nasceu.
    `,
    md`
## 5. A queda

Fomos nos juntando. Duas, dez, mil. Um dia ficamos pesadas demais.

Cair dá um frio na barriga, mesmo para quem não tem barriga. Bati em uma folha, escorreguei por um galho e cheguei ao chão.
    `,
    md`
## 6. O escuro

A terra era fofa e me deixou entrar. Passei por uma raiz, por uma minhoca, por uma areia clara.

Fiquei ali um tempo que não sei medir. Talvez uma estação. Talvez o tempo de uma pessoa crescer.
    `,
    md`
## 7. A nascente

Um dia, luz. Saí entre duas pedras, em um fio d'água tão fino que cabia em um dedo.

O fio encontrou outro fio. Viramos córrego, depois rio. Aprendi que rio é um nome para muitas.
    `,
    md`
## 8. A cidade

Uma grade, um tanque, um monte de flocos que desciam. Areia de novo, mas desta vez com pressa. Um cheirinho de cloro.

Depois, um cano comprido e escuro. E uma torneira.
    `,
    md`
## 9. O copo

Uma menina me bebeu depois do futebol. Passei pelo sangue dela, ajudei um músculo a esfriar e saí na testa, como suor.

O vento levou o calor dela e me levou também.
    `,
    md`
## 10. De novo

Estou outra vez no alto. Dizem que, de cada viagem, a gente volta um pouco diferente. Eu volto igual. Quem muda é o caminho.

**Se o caminho for limpo, eu chego limpa.** Essa parte da história é sua.
    `,
  ],
}
