import type { ErrorCode } from '@trilha/contract/errors/index'
import { fail, overloaded, type Failure } from './failure.ts'

/**
 * What a broken constraint means to the caller. `null`: an invariant of our own code, so its breach is
 * a defect and stays a 500. A test walks the schema: a unique or check constraint without a line here fails.
 */
export const constraintCodes: Record<string, ErrorCode | null> = {
  accounts_block_check: null,
  accounts_block_reason_check: null,
  accounts_id_user_id_key: null,
  accounts_role_check: null,
  accounts_user_id_school_id_key: null,
  blocked_words_school_id_word_key: null,
  blocked_words_word_check: null,
  challenge_attachments_check_comment_check: null,
  challenge_attachments_checked_check: null,
  challenge_attachments_comment_check: null,
  challenge_attachments_file_id_key: 'ae_0015',
  challenges_description_check: null,
  challenges_title_check: null,
  chests_account_id_entity_entity_id_key: null,
  chests_entity_check: null,
  chests_kind_check: null,
  classes_school_id_school_year_name_key: null,
  content_conditions_condition_check: null,
  content_conditions_percent_check: null,
  content_notes_note_check: null,
  content_notes_second_check: null,
  content_progress_account_id_content_id_key: null,
  content_progress_finished_at_check: null,
  content_progress_position_check: null,
  content_progress_status_check: null,
  content_review_answers_once: 'br_0033',
  content_review_options_id_question_id_key: null,
  content_review_options_one_right: null,
  content_review_options_position_key: null,
  content_review_options_text_check: null,
  content_review_questions_explanation_check: null,
  content_review_questions_id_review_id_key: null,
  content_review_questions_position_key: null,
  content_review_questions_text_check: null,
  content_reviews_position_key: null,
  content_reviews_title_check: null,
  courses_description_check: null,
  courses_name_check: null,
  link_previews_school_id_url_key: null,
  link_previews_url_check: null,
  moderation_cases_appeal_check: null,
  moderation_cases_entity_check: null,
  moderation_cases_evidence_check: null,
  moderation_cases_open_key: null,
  moderation_cases_severity_check: null,
  moderation_cases_state_check: null,
  moderation_decisions_actions_check: null,
  moderation_decisions_message_check: null,
  moderation_decisions_stage_check: null,
  moderation_decisions_suspended_until_check: null,
  post_reports_case_id_account_id_key: null,
  post_reports_description_check: null,
  post_reports_type_check: null,
  module_contents_kind_check: null,
  module_contents_minutes_check: null,
  module_contents_position_key: null,
  module_contents_seconds_check: null,
  module_contents_text_check: null,
  module_contents_title_check: null,
  modules_description_check: null,
  modules_id_course_id_key: null,
  modules_name_check: null,
  modules_position_key: null,
  files_extension_check: null,
  files_name_check: null,
  files_sides_check: null,
  files_size_check: null,
  ebook_pages_number_check: null,
  ebook_pages_text_check: null,
  ebook_readings_page_check: null,
  ebooks_about_check: null,
  ebooks_author_check: null,
  ebooks_position_check: null,
  ebooks_position_key: null,
  ebooks_title_check: null,
  email_verifications_kind_check: null,
  email_verifications_source_check: null,
  data_exports_one_in_work: null,
  data_exports_status_check: null,
  data_requests_status_check: null,
  data_requests_type_check: null,
  grades_position_key: null,
  interactive_tasks_description_check: null,
  interactive_tasks_title_check: null,
  levels_celebrated_level_check: null,
  linked_identities_user_id_issuer_key: null,
  guardian_codes_code_hash_key: null,
  guardian_links_check: null,
  guardian_links_guardian_account_id_student_account_id_key: null,
  guardian_links_status_check: null,
  parental_controls_pin_check: null,
  parental_controls_pin_set_by_check: null,
  profiles_user_id_key: null,
  qr_codes_id_key: null,
  qr_codes_token_hash_key: null,
  quiz_answers_once: 'br_0033',
  quiz_attempts_completed_check: null,
  quiz_attempts_id_account_id_quiz_id_key: null,
  quiz_attempts_number_check: null,
  quiz_attempts_number_key: null,
  quiz_attempts_one_open: null,
  quiz_drawn_questions_position_key: null,
  quiz_options_id_question_id_key: null,
  quiz_options_one_right: null,
  quiz_options_position_key: null,
  quiz_options_text_check: null,
  quiz_questions_explanation_check: null,
  quiz_questions_id_quiz_id_key: null,
  quiz_questions_position_key: null,
  quiz_questions_second_check: null,
  quiz_questions_text_check: null,
  quizzes_content_id_key: null,
  quizzes_draws_check: null,
  reward_rules_edu_coin_check: null,
  reward_rules_xp_check: null,
  savings_goals_celebrated_check: null,
  savings_goals_edu_coin_check: null,
  schools_exchange_edu_coin_check: null,
  schools_exchange_xp_check: null,
  sessions_check: null,
  sessions_end_reason_check: null,
  sessions_started_by_check: null,
  students_account_id_key: null,
  trail_comments_id_content_id_key: null,
  trail_comments_text_check: null,
  unlocked_contents_once: 'ae_0006',
  unlocked_contents_paid_check: null,
  unlocked_contents_type_check: null,
  users_gender_check: null,
  users_language_check: null,
  users_nickname_key: 'ae_0002',
  users_terms_check: null,
  nps_feedbacks_once: 'ae_0005',
  nps_feedbacks_skip_check: null,
  nps_feedbacks_value_check: null,
  schools_notice_check: null,
  skills_code_key: null,
  users_username_check: null,
  users_username_key: 'ae_0003',
  wallet_entries_check: null,
  wallet_entries_coin_check: null,
  wallet_entries_counterpart_check: null,
  wallet_entries_exchange_check: null,
  wallet_entries_gift_check: null,
  wallet_entries_id_key: null,
  wallet_entries_object_check: null,
  wallet_entries_once: null,
  wallet_entries_oneself_check: null,
  wallet_entries_operation_check: null,
  wallet_entries_origin_check: null,
  wallet_entries_value_check: null,
  wallets_edu_coin_not_negative: 'br_0049',
  wallets_xp_not_negative: 'ii_0047',
  weekly_goals_classes_check: null,
}

/** Likewise of a row that is still named elsewhere, and what triggers of ours refuse. */
const refusedCodes: Record<string, ErrorCode> = {
  module_contents_add_locked: 'br_0044',
  module_contents_remove_locked: 'br_0045',
  modules_add_locked: 'br_0042',
  modules_course_id_fkey: 'br_0028',
  modules_remove_locked: 'br_0043',
}

/** Text that cannot be stored, numbers that do not fit, dates that do not exist. */
const badInput = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05'])
/** Gone, restarting, full, cancelled, or lost to a rival too often. */
const unavailable = /^(08|53|57P|40)|^(57014|55P03|25P03|25P04)$/

/** Nothing unrecognised is translated: `undefined` stays an unexpected error. */
export function failureOfDatabase(error: unknown): Failure | undefined {
  const { code, constraint, message } = error as { code?: unknown; constraint?: unknown; message?: unknown }
  if (typeof code !== 'string') return lostConnection(message) ? overloaded() : undefined
  if (badInput.has(code)) return fail('ii_0031')
  if (unavailable.test(code) || lostSocket.has(code)) return overloaded()
  const known = typeof constraint === 'string' ? (constraintCodes[constraint] ?? refusedCodes[constraint]) : undefined
  return known ? fail(known) : undefined
}

const lostSocket = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

/** The driver gives these no code. */
function lostConnection(message: unknown): boolean {
  return (
    typeof message === 'string' &&
    /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/.test(
      message,
    )
  )
}
