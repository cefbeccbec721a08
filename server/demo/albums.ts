import { statSync } from 'node:fs'
import type { Tx } from '../src/platform/db/database.ts'
import { filePath } from './courses/files.ts'
import { idOf } from './ids.ts'
import { insertAll } from './insert.ts'
import { schoolOf, who } from './who.ts'
import { classId, schools } from './schools.ts'

interface DemoPhoto {
  /** A picture of the demo: scripts/demo-media/albums.ts draws them. */
  picture: string
  caption: string
  likes?: readonly string[]
}

interface DemoAlbum {
  key: string
  className: string
  by: string
  days: number
  title: string
  description: string
  photos: readonly DemoPhoto[]
  likes?: readonly string[]
}

/** What the classes did, in pictures; 6º A has an album that waits for its photos. */
const albums: readonly DemoAlbum[] = [
  {
    key: 'horta',
    className: '7º B',
    by: 'helena',
    days: 1.6,
    title: 'A nossa horta, do plantio à salada',
    description:
      'Oito semanas de horta: canteiro, minhocário, espantalho e, no fim, a salada que a turma inteira comeu. Obrigada a quem regou nas férias!',
    likes: ['luana', 'caio', 'sofia.gameleira', 'lia.mangaba', 'renato.peroba'],
    photos: [
      {
        picture: 'album-horta-canteiros',
        caption: 'Os três canteiros na quarta semana. A alface do meio é a do grupo da Lia.',
        likes: ['luana', 'lia.mangaba', 'yasmin'],
      },
      {
        picture: 'album-horta-regando',
        caption: 'Dupla da rega de terça: um regador, metade da água que a gente usava antes.',
        likes: ['caio', 'sofia.gameleira'],
      },
      {
        picture: 'album-horta-minhocas',
        caption: 'O minhocário por dentro. Contamos cinco minhocas só nesta parede.',
        likes: ['enzo.pequi', 'caio', 'luana', 'davi.sapucaia'],
      },
      { picture: 'album-horta-espantalho', caption: 'O espantalho ganhou nome: Seu Alfredo. O anu não ligou.' },
      {
        picture: 'album-horta-colheita',
        caption: 'Primeira colheita: alface, cenoura e tomate.',
        likes: ['yasmin', 'maite.umbuzeiro'],
      },
      { picture: 'album-horta-salada', caption: 'E a salada, na cantina, sem sobrar folha.', likes: ['luana'] },
    ],
  },
  {
    key: 'passeio',
    className: '7º B',
    by: 'renato.peroba',
    days: 6,
    title: 'Passeio ao jardim botânico',
    description: 'Saída de estudo de ciências: o que vimos na trilha e na beira do lago.',
    likes: ['luana', 'rafa', 'joaquim.louro', 'helena'],
    photos: [
      { picture: 'album-passeio-onibus', caption: 'Saímos às 7h30, e ninguém dormiu no ônibus.' },
      { picture: 'album-passeio-trilha', caption: 'Na trilha, em fila, procurando cinco tons de verde.' },
      {
        picture: 'album-passeio-bromelia',
        caption: 'Bromélia com água guardada entre as folhas, e a visita de uma borboleta azul.',
        likes: ['sofia.gameleira', 'luana', 'ayumi.inga'],
      },
      { picture: 'album-passeio-ponte', caption: 'Na ponte do lago, contando peixes.', likes: ['rafa'] },
      {
        picture: 'album-passeio-turma',
        caption: 'A turma inteira antes de voltar.',
        likes: ['luana', 'caio', 'yasmin'],
      },
    ],
  },
  {
    key: 'feira',
    className: '7º B',
    by: 'helena',
    days: 12,
    title: 'Ensaio da feira de ciências',
    description: '',
    likes: ['kaue.buriti'],
    photos: [
      { picture: 'album-feira-vulcao', caption: 'O vulcão de bicarbonato, no terceiro teste.', likes: ['kaue.buriti'] },
      { picture: 'album-feira-robo', caption: 'O robô que segue a linha, ainda indo para o lado errado.' },
      { picture: 'album-feira-agua', caption: 'A bancada “De onde vem a nossa água?”, com os quatro filtros.' },
    ],
  },
  {
    key: 'teatro',
    className: '7º A',
    by: 'helena',
    days: 3,
    title: 'Ensaio da peça',
    description: 'Faltam duas semanas para a estreia.',
    photos: [{ picture: 'album-teatro-ensaio', caption: 'O trio do pandeiro abre o segundo ato.' }],
  },
  {
    key: 'rabanetes',
    className: '6º A',
    by: 'simone.oiti',
    days: 2,
    title: 'Os rabanetes do 6º A',
    description: 'As fotos chegam na sexta, depois da colheita.',
    photos: [],
  },
  {
    key: 'geada',
    className: '7º A',
    by: 'sergio.grapia',
    days: 0.9,
    title: 'A manhã da geada',
    description: 'Aula das 7h10, do lado de fora: o gramado, a lupa e o que sobrou depois que o sol chegou.',
    likes: ['antonio.bracatinga', 'eloa.manaca', 'theo.guabiju', 'debora.caviuna'],
    photos: [
      {
        picture: 'album-geada-gramado',
        caption: 'O gramado às 7h12. Ninguém quis ser o primeiro a pisar.',
        likes: ['eloa.manaca', 'helo.goiabeira'],
      },
      {
        picture: 'album-geada-lupa',
        caption: 'Na lupa: cada folha com a sua fileira de agulhas de gelo.',
        likes: ['antonio.bracatinga', 'theo.guabiju', 'debora.caviuna'],
      },
      { picture: 'album-geada-araucaria', caption: 'A araucária e os gaviões do Yuri, ainda com neblina atrás.' },
    ],
  },
]

export function albumId(key: string): string {
  return idOf('album', key)
}

type Days = (days: number) => Date

export async function insertAlbums(tx: Tx, daysBefore: Days): Promise<void> {
  await insertAll(
    tx,
    'albums',
    albums.map(({ key, className, by, days, title, description }) => ({
      id: albumId(key),
      school_id: schools[schoolOf(by)].id,
      class_id: classId(schoolOf(by), className),
      account_id: who(by),
      title,
      description,
      created_at: daysBefore(days),
    })),
  )
  await insertPhotos(tx, daysBefore)
  await insertLikes(tx, daysBefore)
  await insertShares(tx, daysBefore)
}

const photos = albums.flatMap((album) => album.photos.map((photo, at) => ({ album, position: at + 1, ...photo })))

async function insertPhotos(tx: Tx, daysBefore: Days): Promise<void> {
  await insertAll(
    tx,
    'files',
    photos.map(({ album, picture }) => ({
      id: idOf('file of album', picture),
      // The class's own, as every photo of an album.
      account_id: null,
      school_id: schools[schoolOf(album.by)].id,
      name: `${picture}.png`,
      extension: 'png' as const,
      size: statSync(filePath(`${picture}.png`)).size,
      width: 960,
      height: 720,
      created_at: daysBefore(album.days),
      attached_at: daysBefore(album.days),
    })),
  )
  await insertAll(
    tx,
    'album_photos',
    photos.map(({ album, position, picture, caption }) => ({
      id: idOf('album photo', picture),
      album_id: albumId(album.key),
      position,
      file_id: idOf('file of album', picture),
      account_id: who(album.by),
      // The harvest says more than the first picture.
      is_cover: picture === 'album-horta-colheita',
      caption,
      created_at: daysBefore(album.days),
    })),
  )
}

async function insertLikes(tx: Tx, daysBefore: Days): Promise<void> {
  const liked = (list: readonly string[] = [], days: number) =>
    list.map((by, at) => ({ account_id: who(by), created_at: daysBefore(days * (1 - (at + 1) / 20)) }))
  await insertAll(
    tx,
    'album_likes',
    albums.flatMap(({ key, likes, days }) => liked(likes, days).map((row) => ({ album_id: albumId(key), ...row }))),
  )
  await insertAll(
    tx,
    'album_photo_likes',
    photos.flatMap(({ album, picture, likes }) =>
      liked(likes, album.days).map((row) => ({ photo_id: idOf('album photo', picture), ...row })),
    ),
  )
}

/** One passes the outing on, another a single photo of it. */
async function insertShares(tx: Tx, daysBefore: Days): Promise<void> {
  const share = (key: string, by: string, days: number, text: string) => ({
    id: idOf('post', key),
    school_id: schools.ipe.id,
    account_id: who(by),
    audience: 'CLASS' as const,
    class_id: classId('ipe', '7º B'),
    text,
    tags: [],
    shared_album_id: null as string | null,
    shared_photo_id: null as string | null,
    created_at: daysBefore(days),
  })
  await insertAll(tx, 'posts', [
    {
      ...share(
        'album-passeio',
        'yasmin',
        5.2,
        'Saiu o álbum do passeio! A minha preferida é a da ponte. E a de vocês?',
      ),
      shared_album_id: albumId('passeio'),
    },
    {
      ...share(
        'foto-bromelia',
        'sofia.gameleira',
        4.4,
        'Dentro da bromélia mora bicho. A gente contou três girinos nesta.',
      ),
      shared_photo_id: idOf('album photo', 'album-passeio-bromelia'),
    },
  ])
}
