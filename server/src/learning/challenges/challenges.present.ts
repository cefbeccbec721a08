import type { Challenge, ChallengeAttachment, DeskAttachment } from '@trilha/contract/learning/challenges'
import type { TextPicture } from '@trilha/contract/learning/courses'
import type { UserBrief } from '@trilha/contract/people'
import type { FileCard } from '../../media/files/public.ts'
import type { AttachmentRow, ChallengeRow, DeskRow } from './challenges.repo.ts'

export function presentChallenge(row: ChallengeRow, pictures: TextPicture[]): Challenge {
  return {
    id: row.id,
    moduleContentId: row.content_id,
    title: row.title,
    description: row.description,
    pictures,
    deadline: row.deadline?.toISOString() ?? null,
    isOver: row.is_over,
    mine: { attachments: row.attachments, isChecked: row.checked > 0 },
  }
}

export function presentAttachment(row: AttachmentRow, file: FileCard | undefined): ChallengeAttachment {
  return {
    id: row.id,
    challengeId: row.challenge_id,
    fileUrl: file?.url ?? '',
    fileName: file?.name ?? '',
    mimeType: file?.mimeType ?? '',
    size: file?.size ?? 0,
    comment: row.comment,
    createdAt: row.created_at.toISOString(),
    checked: row.checked_at !== null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    checkComment: row.check_comment,
  }
}

export function presentOnDesk(row: DeskRow, file: FileCard | undefined, student: UserBrief): DeskAttachment {
  const { className, challengeTitle, contentTitle, courseName } = row
  return { ...presentAttachment(row, file), student, className, challengeTitle, contentTitle, courseName }
}
