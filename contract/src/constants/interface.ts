/** Of a success; progress stays until done, errors stay. G57 */
export const NOTIFICATION_SECONDS = 1
/** When a code chunk that does not load is given up. */
export const CHUNK_TIMEOUT_SECONDS = 120
export const EXPANDABLE_TEXT_LINES = 5
export const LINK_PREVIEW_LINES = 2
/** "Other timeouts are not shown": ours. */
export const REQUEST_TIMEOUT_SECONDS = 30
export const UPLOAD_TIMEOUT_SECONDS = 120
/** While the socket is off or down. G40 */
export const UNREAD_POLL_SECONDS = 30

/**
 * Sentences that the documents print, byte for byte, spelling and stops included. G7
 * Interface texts in Portuguese must use them as they stand.
 */
export const DOCUMENTED_SENTENCES = {
  base64Wrong: 'Wrong base64 encode',
  reportFailed: 'Não foi possivel enviar a denúncia',
  reportSent: 'Denúncia enviada',
  reportSending: 'Enviando...',
  reportDescriptionTooLong: 'A descrição deve conter no máximo 300 caracteres',
  saving: 'Salvando registro...',
  saved: 'Registro salvo com sucesso.',
  saveFailed: 'Erro ao salvar o registro',
  updating: 'Atualizando registro...',
  updated: 'Registro atualizado com sucesso.',
  updateFailed: 'Erro ao atualizar o registro',
  success: 'Sucesso.',
  error: 'Erro.',
  warning: 'Atenção.',
  notification: 'Notificação',
  noColours: 'Nenhuma cor disponível',
} as const

/** The multipart field of an upload. */
export const UPLOAD_FIELD = 'file'
