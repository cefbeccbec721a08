import { statSync } from 'node:fs'
import type { Tx } from '../../src/platform/db/database.ts'
import { filePath } from '../courses/files.ts'
import { idOf } from '../ids.ts'
import { insertAll } from '../insert.ts'
import { linkId, linkRows } from '../links.ts'
import { classId, schools } from '../schools.ts'
import { nameOf, schoolOf, who } from '../who.ts'
import { commentId, comments, postId, posts, reactionRows } from './index.ts'
import type { Days } from './shape.ts'

function pictureId(key: string): string {
  return idOf('file of post', key)
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
    posts.flatMap(({ key, by, to, days, about = [] }) =>
      about.map((subject) => ({
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
  const withPicture = posts.flatMap(({ key, by, days, picture, alt = '' }) =>
    picture ? [{ key, by, days, picture, alt }] : [],
  )
  await insertAll(
    tx,
    'files',
    withPicture.map(({ key, by, days, picture, alt }) => ({
      id: pictureId(key),
      account_id: who(by),
      school_id: schools[schoolOf(by)].id,
      name: picture,
      alt,
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
