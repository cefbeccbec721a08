import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const som: DemoModule = {
  name: 'O som das palavras',
  description: 'Rima, ritmo e o coração do verso.',
  icon: 'music',
  contents: [
    reading(
      'Por que a rima gruda',
      4,
      md`
Cante uma cantiga que você aprendeu aos quatro anos. Lembrou inteira? Agora tente lembrar o que almoçou há duas semanas. A rima gruda porque **promete**: quando ouvimos _mar_, o ouvido já espera _luar_, _cantar_, _lugar_.

## Tipos de rima

- **Perfeita:** os sons se repetem a partir da vogal mais forte. _Janela / panela._
- **Imperfeita:** só as vogais combinam. _Estrela / floresta._ O rap usa muito.
- **Interna:** no meio do verso. _No **asfalto** o **salto** é mais **alto**._

## Esquema

Damos letras às rimas. Em uma quadra popular, costuma ser **ABCB**: só o segundo e o quarto versos rimam.

> Fui no rio buscar água,
> encontrei um sabiá.
> Ele disse: “A água é pouca,
> volte quando o mês virar”.

Rimar não é obrigação. É um tempero. Demais, enjoa.
      `,
    ),
    reading(
      'Bater o pé',
      4,
      md`
Leia em voz alta, batendo o pé nas sílabas fortes:

> **Be**be a **á**gua, **ba**te o **bum**bo, **bo**ta o **bar**co **no** lu**gar**

O ritmo vem da alternância entre sílabas fortes e fracas. No verso, contamos **sílabas poéticas**: as do ouvido, e não as do papel. Vogais que se encontram viram uma só, e paramos de contar na última sílaba forte.

_Minha terra tem palmeiras_ tem sete sílabas poéticas:

> Mi-nha-ter-ra-tem-pal-**mei**-ras

Sete é o número preferido da poesia popular em português. Chama-se **redondilha maior**. Cantigas, cordéis e muitas marchinhas usam essa medida, porque ela cabe no fôlego e no passo.
      `,
    ),
  ],
}

export const cordel: DemoModule = {
  name: 'Cordel',
  description: 'Histórias penduradas no barbante.',
  icon: 'book',
  contents: [
    reading(
      'Folheto, feira e voz',
      4,
      md`
Em feiras do Nordeste, folhetos coloridos pendem de barbantes. É a **literatura de cordel**. O poeta lê em voz alta, para na melhor parte e diz: _quem quiser saber o fim, leve o folheto_.

## Como é feito

- Versos de **sete sílabas**.
- Estrofes de seis versos, as **sextilhas**, que rimam ABCBDB.
- Capa em **xilogravura**: o desenho é talhado na madeira, entintado e impresso.
- De tudo se fala: aventuras, santos, valentões, notícia de jornal, ciência.

**Leandro Gomes de Barros**, paraibano, foi um dos primeiros a viver de escrever e imprimir folhetos. Hoje há muitas mulheres cordelistas, que por muito tempo assinaram com nome de homem para poder publicar.

Em 2018, o cordel tornou-se **patrimônio cultural do Brasil**.
      `,
    ),
    quiz('Quiz: rima e feira', [
      ask(
        'Quantas sílabas poéticas tem o verso mais comum do cordel?',
        ['Cinco', '* Sete', 'Dez', 'Doze'],
        'É a redondilha maior, com sete sílabas.',
      ),
      ask(
        'O que é xilogravura?',
        ['Um tipo de rima', 'Uma dança', '* Impressão com madeira talhada', 'Um instrumento'],
        'O desenho é talhado na madeira, recebe tinta e é impresso no papel.',
      ),
      ask(
        'Em uma rima ABCB, quais versos rimam?',
        ['* O segundo e o quarto', 'O primeiro e o segundo', 'Todos', 'Nenhum'],
        'A mesma letra marca os versos que rimam: B aparece no segundo e no quarto.',
      ),
      ask(
        '“Estrela” e “floresta” fazem uma rima…',
        ['perfeita', '* imperfeita', 'interna', 'impossível'],
        'Só as vogais combinam: é, a.',
      ),
      ask(
        'Por que algumas cordelistas assinavam com nome de homem?',
        ['Porque rimava melhor', 'Por brincadeira', '* Para conseguir publicar', 'Porque a lei mandava'],
        'O preconceito fechava portas para as mulheres.',
      ),
    ]),
  ],
}

export const rap: DemoModule = {
  name: 'Rap e slam',
  description: 'A rua como página.',
  icon: 'message-circle',
  contents: [
    reading(
      'Ritmo e poesia',
      4,
      md`
**Rap** vem do inglês _rhythm and poetry_: ritmo e poesia. Nasceu em festas de rua do Bronx, em Nova York, nos anos 1970, entre jovens negros e latinos, e faz parte do **hip-hop**, junto com o DJ, a dança e o grafite.

## No Brasil

Nos anos 1980, jovens se encontravam na estação São Bento do metrô, em São Paulo, para dançar e rimar. Hoje há rap em todos os estados, com sotaque de cada lugar, também em línguas indígenas.

## Batalha e slam

- Na **batalha de rimas**, duas pessoas improvisam. Ganha quem tem resposta rápida e boa ideia. As melhores são as que atacam o argumento, sem humilhar a pessoa.
- No **slam**, cada um lê um poema seu, de até **três minutos**, sem música nem fantasia. O júri é escolhido na plateia.

O repente nordestino, com dois violeiros improvisando, faz algo parecido há muito mais tempo.
      `,
    ),
    reading(
      'A metáfora mora ao lado',
      4,
      md`
“A cidade acordou de mau humor.” Cidade não tem humor. Mas você entendeu. Isso é uma **figura de linguagem**.

- **Comparação:** diz _como_. “O ônibus cheio **como** lata de sardinha.”
- **Metáfora:** tira o _como_. “O ônibus **é** uma lata de sardinha.”
- **Personificação:** dá gesto de gente ao que não é gente. “O poste cochila.”
- **Hipérbole:** exagera. “Esperei mil anos na fila.”

## Fuja do pronto

“Olhos como estrelas” já foi novo um dia. Hoje está gasto. Procure a imagem **perto de você**: o barulho da panela, o tênis no fio, a luz da geladeira à noite.

**Exercício:** complete de três jeitos, sem usar nada que você já tenha ouvido: _A segunda-feira é…_
      `,
    ),
  ],
}

export const meuVerso: DemoModule = {
  name: 'Meu verso',
  description: 'Escrever, cortar, dizer em voz alta.',
  icon: 'pencil',
  contents: [
    reading(
      'Escrever é reescrever',
      4,
      md`
Nenhum poema nasce pronto. O primeiro rascunho existe para ser mexido.

## Quatro passadas

1. **Despejar.** Cinco minutos sem parar e sem apagar. Assunto: um som do seu dia.
2. **Sublinhar.** Leia e marque só o que surpreende. Costuma ser pouco. É o ouro.
3. **Cortar.** Tire as palavras que só enfeitam. Desconfie de _muito_, _lindo_ e _coração_.
4. **Dizer.** Leia em voz alta. Onde a língua tropeça, mude. Onde o ar acaba, quebre o verso.

## Coragem

Ler para os outros dá frio na barriga. Combine com a turma: quem ouve não ri nem corrige. Diz só **uma imagem que ficou na cabeça**. Com esse cuidado, até quem nunca leu em público quer tentar.
      `,
    ),
    challenge(
      'Desafio: oito versos da minha rua',
      [
        'São oito versos sobre algo real da sua rua.',
        'Há ao menos uma figura de linguagem que não é lugar-comum.',
        'O rascunho mostra o que foi cortado.',
      ],
      md`
Escreva **oito versos** sobre um som, uma pessoa ou um canto da sua rua. Pode ser cordel, rap, quadra ou verso livre.

1. Faça o rascunho à mão e **não apague**: risque, para dar para ver o caminho.
2. Use ao menos **uma** figura de linguagem inventada por você.
3. Leia para alguém e mude um verso depois disso.

Envie a foto do rascunho e da versão final. Se falar de uma pessoa, mude o nome dela.
      `,
    ),
  ],
}
