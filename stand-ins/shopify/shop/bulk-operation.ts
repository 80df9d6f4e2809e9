export interface BulkOperation {
  id: number;
  status: 'CANCELED' | 'COMPLETED' | 'CREATED' | 'FAILED' | 'RUNNING';
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT' | null;
  query: string;
  isGrouped: boolean;
  createdAt: string;
  completedAt: string | null;
  objectCount: number;
  rootObjectCount: number;
  fileSize: number;
  /** The JSONL file, compressed: fifty thousand products are a few megabytes this way. */
  zipped: Buffer | null;
}
