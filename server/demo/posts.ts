import type { Reaction } from '@trilha/contract/constants'
import { statSync } from 'node:fs'
import type { Tx } from '../src/platform/db/database.ts'
import { filePath } from './courses/files.ts'
import { idOf } from './ids.ts'
import { linkId, linkRows, waterLink } from './links.ts'
import { insertAll } from './insert.ts'
import { accountId, people } from './people.ts'
import { postsOfOthers } from './posts-of-others.ts'
import { classId, schools, type SchoolKey } from './schools.ts'

/** Two weeks of the community: what students and who teaches them tell each other. */
export type Days = (days: number) => Date

export interface DemoPost {
  key: string
  by: string
  /** A class by its name, or one of the wider circles. */
  to: string
  days: number
  text: string
  tags?: string[]
  /** As the text names them. */
  mentions?: readonly string[]
  /** A picture of the demo. */
  picture?: string
  shares?: string
  /** An address of the text whose preview is shown. */
  link?: string
  edited?: true
  reactions?: Partial<Record<Reaction, readonly string[]>>
}

const sevenB = '7º B'

const ofSevenB: readonly DemoPost[] = [
  {
    key: 'pluviometro',
    by: 'caio',
    to: sevenB,
    days: 0.09,
    text: 'Nosso pluviômetro ficou pronto! Usei uma garrafa PET e uma régua de papel, e hoje choveu 14 mm em uma hora. A @Sofia Gameleira vai comparar com o que mediu no sítio da avó dela. Alguém quer medir em outro bairro?',
    tags: ['chuva'],
    mentions: ['sofia.gameleira'],
    picture: 'feed-pluviometro.png',
    reactions: {
      LIKE: ['miguel.jucara', 'luana', 'rafa', 'davi.sapucaia', 'sofia.gameleira', 'joaquim.louro', 'helena'],
      LOVE: ['yasmin', 'lia.mangaba', 'maite.umbuzeiro'],
      CLAP: ['renato.peroba', 'ayumi.inga', 'kaue.buriti'],
    },
  },
  {
    key: 'regua',
    by: 'helena',
    to: sevenB,
    days: 0.3,
    text: `Turma, amanhã tragam régua e um caderno sem pauta. Vamos desenhar o caminho da água da escola até o córrego. Para chegar preparado: ${waterLink}`,
    link: waterLink,
    reactions: { LIKE: ['luana', 'caio', 'sofia.gameleira', 'enzo.pequi'] },
  },
  {
    key: 'feira',
    by: 'secretaria',
    to: 'SCHOOL',
    days: 0.4,
    text: 'A feira de ciências é na sexta, às 14h, no pátio. Famílias são bem-vindas. Quem precisar de tomada perto da mesa avisa a secretaria até quarta.',
    reactions: { LIKE: ['luana', 'murilo.ipe', 'renato.peroba', 'direcao'], CLAP: ['helena', 'laura.cambui'] },
  },
  {
    key: 'robo-anda',
    by: 'luana',
    to: sevenB,
    days: 0.7,
    text: 'O robô seguiu a linha preta até o fim pela primeira vez!! O segredo era limpar o sensor. Obrigada @Rafa Angico pela paciência.',
    mentions: ['rafa'],
    tags: ['robótica'],
    reactions: { CLAP: ['rafa', 'caio', 'renato.peroba', 'kaue.buriti'], WOW: ['yasmin', 'enzo.pequi'] },
  },
  {
    key: 'livro',
    by: 'sofia.gameleira',
    to: sevenB,
    days: 1.1,
    text: 'Terminei A bolsa amarela. Alguém mais leu? Quero conversar sobre o final sem estragar para ninguém.',
    reactions: { LOVE: ['luana', 'helena'], LIKE: ['maite.umbuzeiro'] },
  },
  {
    key: 'horta',
    by: 'simone.oiti',
    to: 'SCHOOL',
    days: 1.4,
    text: 'A horta do 6º ano deu os primeiros rabanetes. Quem quiser ajudar a regar no recreio fala comigo: segunda e quarta faltam mãos.',
    tags: ['horta'],
    reactions: { LOVE: ['gael.bacuri', 'liz.tamarindo', 'luana'], CLAP: ['direcao', 'helena'] },
  },
  {
    key: 'ponte',
    by: 'davi.sapucaia',
    to: sevenB,
    days: 1.8,
    text: 'Meu projeto da ponte de palito. Com triângulos ela aguentou 3 livros, com quadrados só 1.',
    picture: 'entrega-2.png',
    reactions: { WOW: ['caio', 'joaquim.louro'], CLAP: ['renato.peroba'] },
  },
  {
    key: 'duvida-fracao',
    by: 'enzo.pequi',
    to: sevenB,
    days: 2.1,
    text: 'Alguém pode me explicar por que dividir por meio dá um número maior? Eu sei a conta mas não entendi.',
    reactions: { LIKE: ['heitor.cabreuva', 'lia.mangaba'] },
  },
  {
    key: 'capoeira',
    by: 'luana',
    to: 'FRIENDS',
    days: 2.4,
    text: 'Sábado tem roda de capoeira na praça, às 10h. Vou tocar pandeiro!',
    reactions: { LOVE: ['yasmin'], CLAP: ['caio'] },
  },
  {
    key: 'eclipse',
    by: 'wagner.tatajuba',
    to: '9º A',
    days: 2.6,
    text: 'Lembrete do 9º A: o relatório da lua é individual, e a foto pode ser de celular mesmo.',
    reactions: { LIKE: ['murilo.ipe', 'laura.cambui'] },
  },
  {
    key: 'obrigada',
    by: 'ayumi.inga',
    to: sevenB,
    days: 3,
    text: 'Esqueci meu estojo na sala de artes e alguém deixou na minha mesa com um bilhete. Quem foi, obrigada!',
    reactions: { LOVE: ['sofia.gameleira', 'miguel.jucara', 'luana'], LIKE: ['joaquim.louro'] },
  },
  {
    key: 'medida-sitio',
    by: 'sofia.gameleira',
    to: sevenB,
    days: 3.2,
    text: 'No sítio da minha avó choveu 22 mm ontem. Ela disse que antigamente contava pelo balde.',
    tags: ['chuva'],
    reactions: { LIKE: ['caio', 'helena'], WOW: ['luana'] },
  },
  {
    key: 'futebol',
    by: 'kaue.buriti',
    to: sevenB,
    days: 3.5,
    text: 'Jogo do 7º A contra o 7º B na quinta. Quem joga na defesa? Estamos em 9.',
    reactions: { LIKE: ['caio', 'davi.sapucaia', 'miguel.jucara'] },
  },
  {
    key: 'mapa',
    by: 'yasmin',
    to: sevenB,
    days: 4,
    text: 'Desenhei o caminho do rio no meu caderno. O azul mais escuro é onde alaga.',
    picture: 'entrega-1.png',
    reactions: { LOVE: ['luana', 'aisha.baoba'], CLAP: ['helena'] },
  },
  {
    key: 'biblioteca',
    by: 'jorge',
    to: 'SCHOOL',
    days: 4.3,
    text: 'Chegaram 40 livros novos na biblioteca, escolhidos pelos representantes de turma. Venham ver antes que acabem.',
    reactions: { LOVE: ['sofia.gameleira', 'helena'], LIKE: ['murilo.ipe', 'manuela.andiroba'] },
  },
  {
    key: 'dica-video',
    by: 'renato.peroba',
    to: sevenB,
    days: 4.6,
    text: 'Para quem perguntou do experimento do arco-íris: copo com água, papel branco e sol da manhã. Tentem e contem o que viram.',
    reactions: { LIKE: ['luana', 'enzo.pequi', 'aisha.baoba'] },
  },
  {
    key: 'arco-iris',
    by: 'aisha.baoba',
    to: sevenB,
    days: 4.9,
    text: 'Consegui o arco-íris na parede do meu quarto, prof!',
    shares: 'dica-video',
    reactions: { WOW: ['renato.peroba', 'lia.mangaba'] },
  },
  {
    key: 'musica',
    by: 'caio',
    to: 'SCHOOL',
    days: 5.3,
    text: 'Procuro alguém que toque teclado para a apresentação de fim de ano. Já somos guitarra, pandeiro e voz.',
    reactions: { LIKE: ['luana', 'taina.guarana'] },
  },
  {
    key: 'peixes',
    by: 'lia.mangaba',
    to: sevenB,
    days: 5.8,
    text: 'O aquário da sala está com a água turva de novo. Podemos trocar a escala de quem limpa?',
    edited: true,
    reactions: { LIKE: ['maite.umbuzeiro'] },
  },
  {
    key: 'poema',
    by: 'maite.umbuzeiro',
    to: sevenB,
    days: 6.2,
    text: 'Meu poema para a aula da Profa. Helena:\n\nA chuva bate no telhado\ncomo quem pede para entrar.\nEu abro só um pedaço:\nela já quer ficar.',
    reactions: { LOVE: ['helena', 'luana', 'sofia.gameleira', 'yasmin'], CLAP: ['caio'] },
  },
  {
    key: 'prova',
    by: 'adriana.cumaru',
    to: '1ª A',
    days: 6.5,
    text: 'A prova de química passou para a outra terça. Estudem as ligações, sem decorar: desenhem.',
  },
  {
    key: 'quadra',
    by: 'direcao',
    to: 'SCHOOL',
    days: 7,
    text: 'A quadra fica fechada até quarta para trocar as lâmpadas. O recreio continua no pátio e no bosque.',
    reactions: { SAD: ['kaue.buriti', 'miguel.jucara'], LIKE: ['helena'] },
  },
  {
    key: 'formiga',
    by: 'luana',
    to: sevenB,
    days: 7.6,
    text: 'Contei 112 formigas em 5 minutos na mesma trilha. Elas voltam sempre pelo mesmo lado. Por quê?',
    tags: ['ciências'],
    reactions: { WOW: ['caio', 'aisha.baoba'], LIKE: ['renato.peroba'] },
  },
  {
    key: 'grupo-historia',
    by: 'rafa',
    to: sevenB,
    days: 8.2,
    text: 'Grupo de história: quem ficou com a linha do tempo dos quilombos? Eu já tenho as datas.',
    reactions: { LIKE: ['luana'] },
  },
  {
    key: 'olimpiada',
    by: 'laura.cambui',
    to: 'SCHOOL',
    days: 9,
    text: 'O 9º A passou para a segunda fase da olimpíada de matemática! Obrigada a quem ficou estudando com a gente depois da aula.',
    reactions: { CLAP: ['murilo.ipe', 'wagner.tatajuba', 'direcao', 'luana', 'helena'], LOVE: ['kemi.dendezeiro'] },
  },
  {
    key: 'gato',
    by: 'joaquim.louro',
    to: sevenB,
    days: 9.7,
    text: 'O gato da portaria ganhou nome: Apagador. Votação encerrada, 14 a 9.',
    reactions: { LAUGH: ['luana', 'caio', 'kaue.buriti', 'yasmin'], LOVE: ['ayumi.inga'] },
  },
  {
    key: 'combinados',
    by: 'helena',
    to: sevenB,
    days: 10.5,
    text: 'Nossos combinados para este espaço: escrever como falamos na roda, perguntar antes de publicar foto de alguém, e discordar sem diminuir ninguém.',
    reactions: { LIKE: ['luana', 'caio', 'sofia.gameleira', 'miguel.jucara', 'rafa'], LOVE: ['yasmin'] },
  },
  {
    key: 'bicicleta',
    by: 'miguel.jucara',
    to: sevenB,
    days: 11.4,
    text: 'Alguém vem de bicicleta pela avenida? Minha mãe deixa se eu vier com mais gente.',
    reactions: { LIKE: ['davi.sapucaia'] },
  },
  {
    key: 'xadrez',
    by: 'heitor.cabreuva',
    to: 'SCHOOL',
    days: 12.3,
    text: 'Clube de xadrez toda terça na biblioteca. Quem nunca jogou também pode, eu ensino.',
    reactions: { LIKE: ['otto.pinheiro', 'jorge'], CLAP: ['helena'] },
  },
  {
    key: 'comeco',
    by: 'jorge',
    to: 'SCHOOL',
    days: 13.5,
    text: 'Bem-vindos à comunidade da Escola Vale do Ipê. Contem o que estão descobrindo: uma pergunta boa vale tanto quanto uma resposta.',
    reactions: { LIKE: ['luana', 'murilo.ipe', 'helena', 'laura.cambui'], LOVE: ['direcao'] },
  },
]

export const posts: readonly DemoPost[] = [...ofSevenB, ...postsOfOthers]

interface DemoComment {
  key: string
  on: string
  by: string
  days: number
  text: string
  answers?: string
  mentions?: readonly string[]
  reactions?: Partial<Record<Reaction, readonly string[]>>
}

export const comments: readonly DemoComment[] = [
  {
    key: 'boca',
    on: 'pluviometro',
    by: 'helena',
    days: 0.06,
    text: 'Que medida cuidadosa, Caio! O que muda se a boca da garrafa for mais larga? Teste e conte para a turma.',
    reactions: {
      LIKE: ['caio', 'luana', 'yasmin', 'rafa', 'sofia.gameleira', 'davi.sapucaia'],
      LOVE: ['lia.mangaba', 'maite.umbuzeiro', 'joaquim.louro'],
    },
  },
  {
    key: 'funil',
    on: 'pluviometro',
    by: 'caio',
    days: 0.045,
    text: 'Vou testar com um funil maior amanhã!',
    answers: 'boca',
    reactions: { LIKE: ['helena'] },
  },
  {
    key: 'avo',
    on: 'pluviometro',
    by: 'sofia.gameleira',
    days: 0.05,
    text: 'Combinado! Minha avó já separou uma garrafa igual à sua.',
    reactions: { LOVE: ['caio'] },
  },
  { key: 'bairro', on: 'pluviometro', by: 'rafa', days: 0.04, text: 'Eu meço no Alto da Serra, moro lá.' },
  {
    key: 'tabela',
    on: 'pluviometro',
    by: 'yasmin',
    days: 0.03,
    text: 'Posso fazer a tabela com as medidas de todo mundo.',
    reactions: { CLAP: ['luana'] },
  },
  {
    key: 'sensor',
    on: 'robo-anda',
    by: 'renato.peroba',
    days: 0.6,
    text: 'Boa, @Luana Aroeira. Anote no diário do robô: foi o sensor ou foi a luz da sala?',
    mentions: ['luana'],
    reactions: { LIKE: ['luana'] },
  },
  {
    key: 'luz',
    on: 'robo-anda',
    by: 'luana',
    days: 0.55,
    text: 'Testei com a luz apagada e funcionou também. Foi o sensor.',
    answers: 'sensor',
    reactions: { CLAP: ['renato.peroba'] },
  },
  {
    key: 'meio',
    on: 'duvida-fracao',
    by: 'heitor.cabreuva',
    days: 2,
    text: 'Pensa assim: quantas metades cabem em 3? Cabem 6. Por isso cresce.',
    reactions: { WOW: ['enzo.pequi'], LIKE: ['lia.mangaba', 'renato.peroba'] },
  },
  { key: 'agora-foi', on: 'duvida-fracao', by: 'enzo.pequi', days: 1.95, text: 'Agora entendi!', answers: 'meio' },
  {
    key: 'lemos',
    on: 'livro',
    by: 'luana',
    days: 1,
    text: 'Eu li! Vamos conversar no recreio, para não contar aqui.',
    reactions: { LIKE: ['sofia.gameleira'] },
  },
  { key: 'regar', on: 'horta', by: 'gael.bacuri', days: 1.3, text: 'Eu posso na quarta.' },
  { key: 'defesa', on: 'futebol', by: 'miguel.jucara', days: 3.4, text: 'Eu jogo atrás. Agora são 10.' },
  {
    key: 'rima',
    on: 'poema',
    by: 'helena',
    days: 6.1,
    text: 'Ler isto com o barulho da chuva lá fora foi um presente, Maitê.',
    reactions: { LOVE: ['maite.umbuzeiro'] },
  },
  { key: 'escala', on: 'peixes', by: 'joaquim.louro', days: 5.7, text: 'Topo. Pode me pôr na sexta.' },
  {
    key: 'cheiro',
    on: 'formiga',
    by: 'renato.peroba',
    days: 7.5,
    text: 'Elas deixam um cheiro no caminho. Passe o dedo na trilha com cuidado e veja o que acontece.',
    reactions: { WOW: ['luana', 'caio'] },
  },
]

export function postId(key: string): string {
  return idOf('post', key)
}

function personOf(key: string) {
  const person = people.find((one) => one.key === key)
  if (!person) throw new Error(`nobody is called ${key}`)
  return person
}

/** Where somebody writes: at Escola Vale do Ipê, where they are of it. */
function schoolOf(key: string): SchoolKey {
  return personOf(key).accounts.some(({ school }) => school === 'ipe') ? 'ipe' : 'serra'
}

export function who(key: string): string {
  return accountId(personOf(key), schoolOf(key))
}

function nameOf(key: string): string {
  return personOf(key).name
}

function pictureId(key: string): string {
  return idOf('file of post', key)
}

/** What posts are about, by the subjects of their school. */
const about: Readonly<Record<string, readonly string[]>> = {
  pluviometro: ['ciencias', 'ambiente'],
  'robo-anda': ['robotica'],
  livro: ['leitura'],
  horta: ['ambiente'],
  'duvida-fracao': ['matematica'],
  eclipse: ['ciencias'],
  'medida-sitio': ['ciencias'],
  futebol: ['esportes'],
  biblioteca: ['leitura'],
  'arco-iris': ['ciencias'],
  musica: ['musica'],
  poema: ['leitura', 'artes'],
  formiga: ['ciencias'],
  'grupo-historia': ['historia'],
  olimpiada: ['matematica'],
  xadrez: ['jogos'],
  neblina: ['ciencias'],
  pico: ['trilhas'],
  'clube-livro': ['leitura'],
}

export async function insertPosts(tx: Tx, daysBefore: Days): Promise<void> {
  const isCircle = (to: string): to is 'FRIENDS' | 'SCHOOL' => to === 'FRIENDS' || to === 'SCHOOL'
  await insertAll(tx, 'link_previews', linkRows)
  // What is passed on stands before what passes it on.
  const ordered = posts.toSorted((a, b) => b.days - a.days)
  await insertAll(
    tx,
    'posts',
    ordered.map(({ key, by, to, days, text, tags = [], shares, link, edited }) => ({
      id: postId(key),
      school_id: schools[schoolOf(by)].id,
      account_id: who(by),
      audience: isCircle(to) ? to : 'CLASS',
      class_id: isCircle(to) ? null : classId(schoolOf(by), to),
      text,
      tags,
      shared_post_id: shares === undefined ? null : postId(shares),
      link_preview_id: link === undefined ? null : linkId(link),
      created_at: daysBefore(days),
      edited_at: edited ? daysBefore(days - 0.02) : null,
    })),
  )
  await insertPictures(tx, daysBefore)
  await insertAll(
    tx,
    'post_subjects',
    posts.flatMap(({ key, by, to, days }) =>
      (about[key] ?? []).map((subject) => ({
        post_id: postId(key),
        subject_id: idOf('subject', schoolOf(by), subject),
        audience: isCircle(to) ? to : ('CLASS' as const),
        class_id: isCircle(to) ? null : classId(schoolOf(by), to),
        account_id: who(by),
        created_at: daysBefore(days),
      })),
    ),
  )
  await insertAll(
    tx,
    'post_mentions',
    posts.flatMap(({ key, days, mentions = [] }) =>
      mentions.map((named) => ({
        post_id: postId(key),
        account_id: who(named),
        name: nameOf(named),
        created_at: daysBefore(days),
      })),
    ),
  )
  await insertAll(
    tx,
    'post_reactions',
    posts.flatMap(({ key, ...post }) =>
      reactionRows(post, daysBefore).map((row) => ({ post_id: postId(key), ...row })),
    ),
  )
  await insertComments(tx, daysBefore)
  await insertAll(
    tx,
    'saved_posts',
    (['dica-video', 'biblioteca'] as const).map((key, at) => ({
      id: idOf('saved post', key),
      account_id: who('luana'),
      post_id: postId(key),
      created_at: daysBefore(3 - at),
    })),
  )
  await insertMark(tx)
}

export function reactionRows({ days, reactions = {} }: Pick<DemoPost, 'days' | 'reactions'>, daysBefore: Days) {
  return (Object.entries(reactions) as [Reaction, readonly string[]][]).flatMap(([reaction, list], kind) =>
    list.map((by, at) => ({
      account_id: who(by),
      reaction,
      // One after the other, within the hours after it was written.
      created_at: daysBefore(days * (1 - (at + 1 + kind) / 40)),
    })),
  )
}

export function commentId(key: string): string {
  return idOf('post comment', key)
}

async function insertComments(tx: Tx, daysBefore: Days): Promise<void> {
  // What is answered stands before its answer.
  const ordered = comments.toSorted((a, b) => b.days - a.days)
  await insertAll(
    tx,
    'post_comments',
    ordered.map(({ key, on, by, days, text, answers }) => ({
      id: commentId(key),
      post_id: postId(on),
      account_id: who(by),
      parent_id: answers === undefined ? null : commentId(answers),
      text,
      is_removed: false,
      created_at: daysBefore(days),
    })),
  )
  await insertAll(
    tx,
    'post_comment_mentions',
    comments.flatMap(({ key, mentions = [] }) =>
      mentions.map((named) => ({ comment_id: commentId(key), account_id: who(named), name: nameOf(named) })),
    ),
  )
  await insertAll(
    tx,
    'post_comment_reactions',
    comments.flatMap(({ key, ...comment }) =>
      reactionRows(comment, daysBefore).map((row) => ({ comment_id: commentId(key), ...row })),
    ),
  )
}

async function insertPictures(tx: Tx, daysBefore: Days): Promise<void> {
  const withPicture = posts.flatMap(({ key, by, days, picture }) => (picture ? [{ key, by, days, picture }] : []))
  await insertAll(
    tx,
    'files',
    withPicture.map(({ key, by, days, picture }) => ({
      id: pictureId(key),
      account_id: who(by),
      school_id: schools.ipe.id,
      name: picture,
      extension: 'png' as const,
      size: statSync(filePath(picture)).size,
      width: 640,
      height: 480,
      created_at: daysBefore(days),
      attached_at: daysBefore(days),
    })),
  )
  await insertAll(
    tx,
    'post_files',
    withPicture.map(({ key }) => ({
      post_id: postId(key),
      position: 1,
      file_id: pictureId(key),
      type: 'IMAGE' as const,
    })),
  )
}

/** Luana came to her feed the day before yesterday: the rest is new to her. */
async function insertMark(tx: Tx): Promise<void> {
  const { id, created_at } = await tx
    .selectFrom('posts')
    .select(['id', 'created_at'])
    .where('id', '=', postId('duvida-fracao'))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('feed_marks')
    .values({ account_id: who('luana'), scope: 'FOR_ME', post_created_at: created_at, post_id: id })
    .execute()
}
