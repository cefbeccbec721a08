import { md, reading, type DemoCourse } from '../shape.ts'

export const vento: DemoCourse = {
  key: 'vento',
  name: 'Energia do vento',
  subject: 'SCIENCE',
  description: 'Rascunho: como o ar em movimento vira eletricidade, e por que venta tanto no Nordeste.',
  authors: { ipe: 'helena' },
  grades: [7, 7],
  isDraft: true,
  modules: [
    {
      name: 'O ar que anda',
      description: 'De onde vem o vento.',
      icon: 'wind',
      contents: [
        reading(
          'O que é o vento',
          4,
          md`
O vento é ar que vai de onde há mais pressão para onde há menos. O Sol aquece a Terra de modo desigual: sobre o chão quente, o ar sobe, e o ar mais frio ao redor vem ocupar o lugar.

- De dia, a terra esquenta mais do que o mar, e a **brisa** sopra do mar para a praia.
- De noite, a terra esfria antes, e a brisa se inverte.
          `,
        ),
      ],
    },
    { name: 'Hélices e geradores', description: 'Do giro à luz.', icon: 'propeller', contents: [] },
  ],
}
