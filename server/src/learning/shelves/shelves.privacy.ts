import { byAccount, type PrivacyPlans } from '../../platform/privacy.ts'

export const shelvesPrivacy: PrivacyPlans = {
  ebooks: { personal: false, why: 'Books of the trails.' },
  ebook_pages: { personal: false, why: 'What stands in a book.' },
  ebook_readings: {
    personal: true,
    person: [byAccount()],
    export: 'yes',
    guardian: 'whole',
    erase: 'erase',
    why: 'What a person reads, and how far; nothing else needs it.',
    words: {
      'pt-br': { title: 'Livros lidos', about: 'Em que página você parou em cada livro, e quais páginas abriu.' },
      'en-us': { title: 'Books read', about: 'Where you stopped in each book, and which pages you opened.' },
    },
  },
}
