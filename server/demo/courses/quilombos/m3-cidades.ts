import { ask, challenge, md, quiz, reading, type DemoModule } from '../shape.ts'

export const cidades: DemoModule = {
  name: 'Cidades negras',
  description: 'Ruas, irmandades, jornais e advogados: a liberdade também se fez na cidade.',
  icon: 'building-arch',
  contents: [
    reading(
      'A rua, a feira e a igreja',
      7,
      md`
Ande pelo centro de Ouro Preto, Salvador, Recife ou São Luís. Quem calçou essas ruas, cortou essas pedras, esculpiu esses altares? Em grande parte, mãos negras, escravizadas e livres.

## Trabalhadores da cidade

No campo, o trabalho era vigiado de perto. Na cidade, muitas pessoas escravizadas circulavam sozinhas. Eram os **ganhadores** e as **ganhadeiras**: carregavam cargas, vendiam comida, lavavam roupa, faziam sapatos. No fim do dia entregavam ao senhor uma quantia combinada. O que passava disso, guardavam, moeda por moeda, durante anos, para comprar a **carta de alforria**, o papel que dizia que eram livres.

As quitandeiras eram figuras centrais. Com o tabuleiro na cabeça, conheciam todo mundo, levavam recados e sustentavam famílias inteiras.

## As irmandades

Havia associações religiosas de pessoas negras, como as **Irmandades de Nossa Senhora do Rosário dos Pretos**. Elas construíam as próprias igrejas e faziam festas com rei e rainha coroados, que deram origem aos **congados** de hoje. E faziam mais:

- cuidavam de quem adoecia;
- garantiam um enterro digno;
- emprestavam dinheiro para alforrias;
- eram um lugar onde se podia eleger, discutir e decidir.

Em Ouro Preto conta-se a história de **Chico Rei**, um rei africano escravizado que teria comprado a sua liberdade e a de muitos outros com o ouro de uma mina. Não há documento que comprove todos os detalhes. Mas a igreja de Santa Efigênia está lá, erguida pela irmandade, e a história continua a ser contada. Uma lenda também é uma fonte: ela mostra o que um povo quis lembrar.

## Cidade e quilombo conversavam

Quem fugia nem sempre ia para a mata. Uma cidade grande também escondia: era possível misturar-se, mudar de nome, arranjar trabalho. E, nos arredores, cresciam pequenos quilombos que viviam de vender lenha, capim e verduras para a própria cidade.

## Para observar

Procure na sua cidade uma rua, igreja, praça ou festa ligada à população negra. Às vezes, o nome está na placa. Às vezes, foi trocado.
      `,
    ),
    reading(
      'Luiz Gama e a força da lei',
      7,
      md`
Em 1840, em Salvador, um menino de dez anos foi levado a um navio. Ele era livre: a mãe, **Luísa Mahin**, era africana liberta. Mesmo assim foi vendido como escravizado, e, segundo ele mesmo contou, quem o vendeu foi o próprio pai. O menino chamava-se **Luiz Gama**.

## Aprender a ler

Levado para São Paulo, Luiz trabalhou anos na casa do homem que o comprou. Aos dezessete, um jovem hóspede ensinou-lhe as letras. Foi como acender uma luz. Pouco depois, reuniu provas de que tinha nascido livre e saiu daquela casa.

Foi soldado, copista, poeta e jornalista. Quis estudar Direito, mas não foi aceito como aluno na faculdade. Então aprendeu sozinho, lendo. E recebeu licença para atuar nos tribunais mesmo sem diploma.

## Uma lei esquecida

Luiz Gama descobriu uma arma poderosa, e ela era de papel. Em **7 de novembro de 1831**, o Brasil tinha feito uma lei que proibia trazer africanos escravizados e declarava **livres** os que chegassem dali em diante. Quase ninguém a cumpria. Centenas de milhares de pessoas desembarcaram depois dela.

O raciocínio de Gama era simples: se a lei vale, quem chegou depois de 1831 é livre, e seus filhos também. Ele foi ao tribunal com essa ideia, caso por caso, nome por nome. Calcula-se que tenha ajudado a libertar **mais de quinhentas pessoas**. Não cobrava delas.

## Palavras que mudam

Nos jornais, Gama escrevia com ironia afiada. Nos poemas, ria de quem se achava superior. Morreu em 1882, seis anos antes da abolição. O enterro foi um dos maiores que São Paulo já tinha visto.

Só em 2015 a Ordem dos Advogados do Brasil lhe deu o título de **advogado**. Em 2018, uma lei inscreveu o nome dele no Livro dos Heróis e Heroínas da Pátria.

## O quilombo das camélias

Na mesma época, quilombos **abolicionistas** apareceram dentro das cidades, com apoio de jornalistas, comerciantes e até de gente rica. No **Leblon**, no Rio de Janeiro, cultivavam-se camélias, e usar a flor na roupa virou um sinal: _eu sou contra a escravidão_. Em Santos, o quilombo do **Jabaquara** abrigou milhares de pessoas na década de 1880.

A abolição não foi um presente. Foi uma conquista de muitas mãos.
      `,
    ),
    challenge(
      'Desafio: placas que faltam',
      [
        'A pessoa ou o lugar existe e a fonte da informação é citada.',
        'O texto da placa cabe em cinco linhas.',
        'A escolha é explicada com respeito.',
      ],
      md`
As placas de uma cidade contam quem ela resolveu lembrar. Que placa falta na sua?

1. Descubra uma **pessoa negra** ou um **lugar** importante para a história da sua cidade ou do seu estado. Pergunte em casa, na biblioteca, no museu ou a alguém da sua rua.
2. Escreva o texto de uma **placa**, com no máximo cinco linhas: quem foi, o que fez, por que lembrar.
3. Desenhe a placa e diga **onde** ela deveria ficar.
4. Anote de onde veio a informação.

Envie a foto da sua placa. As placas da turma podem virar uma exposição no corredor.
      `,
    ),
    quiz('Quiz: a liberdade na cidade', [
      ask(
        'O que era a carta de alforria?',
        ['Um mapa', '* Um documento que declarava alguém livre', 'Uma carta de amor', 'Um jornal abolicionista'],
        'Muitas pessoas juntaram dinheiro durante anos para comprar a própria carta.',
      ),
      ask(
        'O que as Irmandades do Rosário faziam além das festas?',
        ['Vendiam navios', 'Cobravam impostos', '* Cuidavam de doentes e ajudavam em alforrias', 'Proibiam a música'],
        'Eram associações de ajuda: cuidado, enterro digno, empréstimos e um lugar para decidir.',
      ),
      ask(
        'Qual lei Luiz Gama usava nos tribunais?',
        [
          '* A lei de 1831, que proibia trazer africanos escravizados',
          'A Lei Áurea',
          'A Constituição de 1988',
          'A Lei das Águas',
        ],
        'Quem chegou depois da lei de 1831 era livre. Gama exigia que ela fosse cumprida.',
      ),
      ask(
        'O que significava usar uma camélia na roupa, nos anos 1880?',
        [
          'Que a pessoa era rica',
          'Que era dia de festa',
          'Que a pessoa era jardineira',
          '* Que a pessoa era contra a escravidão',
        ],
        'As camélias do quilombo do Leblon viraram um símbolo do movimento abolicionista.',
      ),
      ask(
        'Por que a lenda de Chico Rei interessa à história?',
        [
          'Porque todos os detalhes estão provados',
          '* Porque mostra o que um povo quis lembrar',
          'Porque foi escrita pelo governo',
          'Porque aconteceu em outro país',
        ],
        'Mesmo sem prova de cada detalhe, a memória contada por gerações é uma fonte sobre quem a conta.',
      ),
    ]),
  ],
}
