import { challenge, md, reading, type DemoModule } from '../shape.ts'

export const cuidar: DemoModule = {
  name: 'Cuidar do que é nosso',
  description: 'Medir, comparar e decidir: a água como assunto de todo mundo.',
  icon: 'heart-handshake',
  contents: [
    reading(
      'Quanta água cabe em um banho?',
      7,
      md`
“Economize água” é um bom conselho, mas vago. Quanto é pouco? Quanto é muito? Para decidir bem, a gente **mede**.

## A vazão do seu chuveiro

Vazão é a quantidade de água que passa em um certo tempo. Você consegue medir a do seu chuveiro com um balde e um relógio:

1. Abra o chuveiro como você usa no banho.
2. Encha um balde por exatamente **30 segundos**.
3. Veja quantos litros entraram e multiplique por 2.

O resultado é a vazão em litros por minuto. Use a água do balde para o vaso ou para as plantas.

## A conta do banho

Se a vazão é $v$ litros por minuto e o banho dura $t$ minutos, o volume é

$$V = v \times t$$

Um chuveiro com vazão de 8 litros por minuto, em um banho de 15 minutos, gasta

$$V = 8 \times 15 = 120 \text{ litros}$$

Com 6 minutos, gasta 48. E, se a gente fechar o registro enquanto se ensaboa, o tempo de água aberta diminui ainda mais.

## E o resto da casa?

| Uso                                          | Quanto, mais ou menos |
| -------------------------------------------- | --------------------- |
| Descarga com caixa acoplada                  | 6 litros              |
| Escovar os dentes com a torneira fechada     | menos de 1 litro      |
| Escovar com a torneira aberta por 3 minutos  | mais de 10 litros     |
| Lavar a calçada com mangueira por 15 minutos | mais de 200 litros    |

São valores aproximados: cada torneira é diferente. Os da sua casa, só você pode medir.

## Quanto uma pessoa precisa?

As Nações Unidas consideram que cada pessoa precisa de **50 a 100 litros por dia** para beber, cozinhar e se manter limpa com dignidade. Há famílias que vivem com bem menos, carregando a água em latas. E há famílias que gastam várias vezes isso sem perceber.

## O que fazer com o número

Um número sozinho não dá bronca em ninguém. Ele ajuda a conversar. Leve a sua medida para casa, mostre a conta e escolham juntos **uma** mudança para testar por uma semana. Depois, meçam outra vez.
      `,
    ),
    reading(
      'A água que não vemos',
      6,
      md`
Você já bebeu água hoje. Mas usou muito mais do que bebeu: **vestiu** água, **comeu** água, **escreveu** com água.

## Pegada hídrica

Para uma camiseta de algodão existir, alguém plantou o algodão, e a planta bebeu. Depois vieram a lavagem, o tingimento, a costura. Somando tudo, uma camiseta usa em torno de **2.500 litros** de água. Essa soma se chama **pegada hídrica**.

Alguns exemplos, em médias mundiais:

- uma xícara de café: cerca de 130 litros;
- um quilograma de batata: cerca de 290 litros;
- um quilograma de arroz: cerca de 2.500 litros;
- um quilograma de carne de boi: cerca de 15.000 litros.

Por que a carne pede tanto? Porque o boi come capim e grãos durante anos, e cada planta que ele come também bebeu.

## Cuidado com as comparações

Esses números contam águas diferentes:

1. **Água verde:** a chuva que a planta usa no próprio lugar.
2. **Água azul:** a que tiramos de rios e poços para irrigar ou fabricar.
3. **Água cinza:** a que seria necessária para diluir a poluição até ela não fazer mal.

Mil litros de chuva em um pasto que sempre foi campo não pesam o mesmo que mil litros tirados de um rio em época de seca. Por isso a pergunta boa não é só _quanto_, é também _de onde_ e _quando_.

## Quem usa mais?

No Brasil, a maior parte da água retirada dos rios e poços vai para a **irrigação** das plantações. O abastecimento das cidades e a indústria vêm depois. Isso não quer dizer que o seu banho não importa: ele importa muito para a sua cidade, onde todos bebem da mesma represa. Quer dizer que cuidar da água é assunto de casa **e** de governo, de fábrica e de fazenda.

## Pequenas escolhas que somam

- Usar a camiseta por mais tempo e passar adiante a que não serve.
- Não deixar comida no prato: jogar fora um alimento é jogar fora a água dele.
- Usar os dois lados do papel.

Nenhuma delas é um sacrifício. Todas juntas são um rio.
      `,
    ),
    reading(
      'Quem decide sobre o rio?',
      6,
      md`
O rio passa por fazendas, fábricas, aldeias, bairros e cidades. Todos querem usá-lo, e nem sempre dá para atender a todos ao mesmo tempo. Quem decide?

## A água não tem dono

No Brasil, a água é um **bem de domínio público**. Ninguém pode ser dono de um rio, nem quem é dono da terra por onde ele passa. Isso está na chamada **Lei das Águas**, de 1997. A mesma lei diz outras coisas importantes:

- a água é um recurso limitado e tem valor;
- quando falta, a prioridade é **matar a sede das pessoas e dos animais**;
- a bacia hidrográfica é a unidade para planejar;
- a gestão deve ser descentralizada e ter a participação do poder público, dos usuários e das comunidades.

## O comitê da bacia

Para cumprir o último item existem os **comitês de bacia**. Imagine uma mesa comprida com gente do governo, de empresas e de fazendas que usam a água, e da sociedade: associações, universidades, povos indígenas, pescadores. É ali que se discute quanto cada um pode retirar, o que precisa ser recuperado e com que dinheiro.

Quem quer tirar muita água do rio precisa de uma autorização, a **outorga**. Em várias bacias, também paga pelo uso, e esse dinheiro volta para cuidar da própria bacia.

## Um conflito, três razões

Leia esta situação inventada e pense antes de tomar partido.

> Em um ano de pouca chuva, o rio Claro baixou. A fazenda precisa irrigar o feijão, que vai virar comida. A fábrica precisa resfriar as máquinas, e nela trabalham duzentas pessoas. O bairro de baixo está com água na torneira só de dois em dois dias.

Cada lado tem uma razão verdadeira. Decidir bem começa por **escutar as três** e por ter dados: quanta água o rio tem hoje, quanto cada um usa, o que pode esperar.

## E eu com isso?

Você ainda não vota, mas já participa. Reunião de bairro, grêmio da escola, conversa com a vereadora que visita a feira: perguntar de onde vem a água da cidade e para onde vai o esgoto é um jeito de dizer que alguém está olhando. Rio que tem quem olhe por ele adoece menos.
      `,
    ),
    challenge(
      'Desafio: um plano para uma semana',
      [
        'Há uma medida de antes e uma de depois, com unidade.',
        'A mudança foi combinada com alguém de casa ou da turma.',
        'A conclusão diz o que deu certo e o que não deu.',
      ],
      md`
É hora de juntar tudo o que você aprendeu em um plano de verdade, pequeno e possível.

1. **Meça** um uso de água da sua casa ou da escola: o banho, a louça, uma torneira que pinga.
2. **Combine** uma mudança com quem usa essa água com você.
3. **Teste** por uma semana.
4. **Meça de novo** e compare: quantos litros de diferença? E em um ano, quanto seria?

Envie uma página com as duas medidas, a conta e uma conclusão de três frases. Se a mudança não deu certo, conte o porquê. Um resultado diferente do esperado também ensina.
      `,
    ),
  ],
}
